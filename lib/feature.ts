import type { FastifyRequest } from 'fastify'
import type { Capability, Person } from '#spec/access.ts'
import type { IconName } from '#ui/icon-paths.ts'
import type { AuditActions } from './audit/actions.ts'
import type { Db } from './db.ts'
import type { Erase } from './erasure.ts'
import type { Cron, Tasks } from './queue.ts'
import type { App, Tools } from './web.ts'

/** What a room gives the application: the default export of its `feature.ts`. A room has only what it needs of it. */
export type Feature = {
  /** plugins, registered in this order */
  routes?: Routes[]
  /** background work; names are stored in the queue, so a renamed task loses what is waiting */
  tasks?: Tasks
  cron?: Cron[]
  /** how the room's entries read in the audit trail */
  auditActions?: AuditActions
  /** what the room adds to the menu behind a person's name */
  menuEntries?: MenuEntry[]
  /** what the room keeps by an email address instead of by an account */
  erase?: Erase[]
  sitemap?: Sitemap
}

export type Routes = (app: App, tools: Tools) => Promise<unknown>

/** A line of the menu behind a person's name. */
export type MenuEntry = {
  label: string
  href: string | ((viewer: NonNullable<Person>) => string)
  icon: IconName
  /** a person's own things, or below them the work of the staff */
  group: 'account' | 'staff'
  /** place in its group, lowest first */
  order: number
  /** shown to everybody who has this capability */
  can: Capability
}

/** A menu entry as the header draws it. */
export type MenuItem = Pick<MenuEntry, 'label' | 'icon' | 'group'> & { href: string }

/** Public addresses of a room, on the site of the request. */
export type Sitemap = {
  /** a few: they go into the one file of pages, rooms in the order of features/list.ts */
  pages?: (db: Db, request: FastifyRequest) => SitemapAddress[] | Promise<SitemapAddress[]>
  /** any number: they get files of their own, /sitemaps/<name>-<number>.xml */
  series?: SitemapSeries
}

export type SitemapAddress = { href: string; updatedAt?: Date }

export type SitemapSeries = {
  name: string
  /** why this site has none, when its application is switched off */
  off?: (request: FastifyRequest) => string | null
  /** how many there are */
  count: (db: Db, request: FastifyRequest) => Promise<number>
  /** those in one of `parts` (a power of two) roughly equal parts, counted from 0 */
  part: (db: Db, request: FastifyRequest, part: number, parts: number) => Promise<SitemapAddress[]>
}

/** What all rooms together give the application: `app.features`. */
export type Features = {
  routes: Routes[]
  tasks: Tasks
  cron: Cron[]
  auditActions: AuditActions
  menuEntries: MenuEntry[]
  sitemaps: Sitemap[]
}

declare module 'fastify' {
  interface FastifyInstance {
    features: Features
  }
}
