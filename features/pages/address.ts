import type { PageType } from './schema.ts'

/** Document 3, section 4: home pages go to /; others go to /pages{route}. */
export const addressOf = ({ type, route }: { type: PageType; route: string | null }): string =>
  type === 'home' ? '/' : `/pages${route}`
