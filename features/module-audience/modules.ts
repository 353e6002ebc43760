import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import type { DashboardType } from '#spec/lists.ts'
import { factsOf, isFor } from './who.ts'

/** Of `dashboard_modules as module`: the module is shown on a site. */
export const isModuleOn = (siteId: string) =>
  sql<boolean>`(module.show_in_all_themes or exists (
    select from dashboard_module_themes shown where shown.module_id = module.id and shown.theme_id = ${siteId}))`

/** The modules of a site's dashboard, in order of their columns. */
const modulesOfSite = (db: Db, siteId: string, dashboardType: DashboardType) =>
  db
    .selectFrom('dashboard_modules as module')
    .leftJoin('users as manager', 'manager.id', 'module.associated_manager')
    .selectAll('module')
    .select(['manager.first_name as manager_first', 'manager.last_name as manager_last'])
    .where('dashboard_type', '=', dashboardType)
    .where(isModuleOn(siteId))
    .orderBy('side')
    .orderBy('position')
    .orderBy('module.id')

export type ModuleRow = Awaited<ReturnType<ReturnType<typeof modulesOfSite>['execute']>>[number]

/** Those that this person sees: by needs, place, trade and occupation (document 2, section 3). */
export async function modulesFor(
  db: Db,
  siteId: string,
  userId: string,
  dashboardType: DashboardType,
): Promise<ModuleRow[]> {
  const [rows, facts] = await Promise.all([
    modulesOfSite(db, siteId, dashboardType).execute(),
    factsOf(db, userId),
  ])
  return rows.filter((row) => isFor(row, facts))
}

/** The dashboards of this person: their own, and that of people who hire. */
export const dashboardsOf = (viewer: Person): DashboardType[] =>
  may(viewer, 'candidates.view') ? ['User', 'Manager'] : ['User']

/** The modules on any dashboard of this person. */
export const ownModules = async (db: Db, siteId: string, viewer: NonNullable<Person>): Promise<ModuleRow[]> =>
  (
    await Promise.all(dashboardsOf(viewer).map((dashboard) => modulesFor(db, siteId, viewer.id, dashboard)))
  ).flat()

/** Whether members of a site have a dashboard. */
export const hasModules = async (db: Db, siteId: string): Promise<boolean> =>
  (await modulesOfSite(db, siteId, 'User').limit(1).execute()).length > 0
