import type { FastifyRequest } from 'fastify'
import type { Capability, Person } from '#spec/access.ts'
import type { Workplace, workplaces } from '#spec/workplaces.ts'
import type { IconName } from '#ui/icon-paths.ts'
import type { AuditActions } from './audit/actions.ts'
import type { Db } from './db.ts'
import type { Erase } from './erasure.ts'
import type { Measure } from './metrics/measure.ts'
import type { PaymentKinds } from './payment-kind.ts'
import type { Cron, Tasks } from './queue.ts'
import type { Retention } from './retention.ts'
import type { App, Tools } from './web.ts'

/** What a room gives the application: the default export of its `feature.ts`. A room has only what it needs of it. */
export type Feature = {
  /** plugins, registered in this order */
  routes?: Routes[]
  /** background work; names are stored in the queue, so a renamed task loses what is waiting */
  tasks?: Tasks
  /** those that say entries of the audit trail in words */
  tasksInWords?: (actions: AuditActions) => Tasks
  cron?: Cron[]
  /** how the room's entries read in the audit trail */
  auditActions?: AuditActions
  /** what the room adds to the navigation of signed-in people */
  menuEntries?: MenuEntry[]
  /** what the room keeps by an email address instead of by an account */
  erase?: Erase[]
  /** what the room deletes when it is old, where a setting says so */
  retention?: Retention[]
  /** what the room does before a site is deleted, in that transaction: foreign keys delete its rows, not their files */
  leaveSite?: LeaveSite
  sitemap?: Sitemap
  /** what the room takes money for, by the kind of its payments */
  payments?: PaymentKinds
  /** what Prometheus reads of it */
  measures?: Measure[]
}

/** @param siteId the site that is about to be deleted */
export type LeaveSite = (trx: Db, siteId: string) => Promise<void>

export type Routes = (app: App, tools: Tools) => Promise<unknown>

/** Says their name: without one, Fastify compares a plugin with every module that is loaded. */
export const named = (routes: Routes): Routes =>
  Object.assign(routes, { [Symbol.for('fastify.display-name')]: routes.name })

/**
 * A line of the navigation: of a workplace's side bar and bottom bar, of the menu behind a person's name, of the palette.
 * One declaration draws them all.
 */
export type MenuEntry = Placed & {
  label: string
  /** `siteId`: the site that this person works on: the one of the request, for owners one that they own */
  href: string | ((viewer: NonNullable<Person>, siteId: string) => string)
  /** where other pages of the entry are, such as a form */
  also?: string
  icon: IconName
  /** position in its place, lowest first; groups keep the order of spec/workplaces.ts */
  order: number
  /** shown to everybody who has this capability */
  can: Capability
  /** only on sites with this application */
  application?: string
  /** one word for a phone's bottom bar; the first four of a place that have one are there */
  short?: string
  /** what waits there; nothing is shown of none */
  count?: Count
}

/**
 * A workplace and, except for the first page of it, a group of its side bar; the menu behind a person's name; or something to do, which
 * only the palette offers.
 */
type Placed =
  | { [P in Workplace]: { place: P; group?: (typeof workplaces)[P][number] } }[Workplace]
  | { place: 'account' | 'action'; group?: never }

/** Asked on every page of the place, so it must be a lookup in an index. `word`: 'new', 'waiting', 'failed'. */
export type Count = {
  /** more than `mostWaiting` (spec/limits.ts) need not be counted */
  of: (db: Db, viewer: NonNullable<Person>, siteId: string) => Promise<number>
  word?: string
}

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
  payments: PaymentKinds
  retention: Retention[]
  leaveSite: LeaveSite[]
  measures: Measure[]
}

declare module 'fastify' {
  interface FastifyInstance {
    features: Features
  }
}
