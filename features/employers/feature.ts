import type { Feature } from '#lib/feature.ts'
import { employerActions } from './audit-actions.ts'
import claimRoutes from './claims/routes.ts'
import routes from './routes.ts'

export default {
  routes: [routes, claimRoutes],
  auditActions: employerActions,
  menuEntries: [
    {
      label: 'Employer claims',
      href: '/admin/employer-claims',
      icon: 'building',
      group: 'staff',
      order: 25,
      can: 'employers.manage',
    },
  ],
} satisfies Feature
