import type { DashboardType } from '#spec/lists.ts'

/** The address says whose dashboard it is (document 3, section 2). */
export const pathOf: Record<DashboardType, string> = { User: '/dashboard', Manager: '/dashboard/manager' }

/** Where a module is on its page. */
export const anchorOf = (id: string) => `module-${id}`
