import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { forbidden, notFound } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import type { DashboardType } from '#spec/lists.ts'
import type { ModuleList, ModulesQuery } from '../schema.ts'
import { moduleTypes } from '../types/list.ts'

const labels = new Map(moduleTypes.map(({ type, label }) => [type, label]))
/** The sites whose modules this viewer looks after. */
export const own = (viewer: Person) => ownSites(viewer, 'modules.everywhere')

/** The modules this viewer finds: all, or those on a site they own. */
const found = (db: Db, viewer: Person) => {
  const sites = own(viewer)
  return db
    .selectFrom('dashboard_modules as module')
    .where((is) =>
      sites.isEverywhere
        ? is.val(true)
        : is.or([
            is('show_in_all_themes', '=', true),
            is.exists(
              is
                .selectFrom('dashboard_module_themes as shown')
                .select('module_id')
                .whereRef('module_id', '=', 'module.id')
                .where(sites.has('shown.theme_id')),
            ),
          ]),
    )
}

const themesOfModule = sql<
  string[]
>`array(select theme_id::text from dashboard_module_themes where module_id = module.id)`

export async function listModules(db: Db, viewer: Person, query: ModulesQuery): Promise<ModuleList> {
  const rows = found(db, viewer)
    .selectAll('module')
    .select(themesOfModule.as('themes'))
    .select(
      sql<
        string[]
      >`array(select name from themes join dashboard_module_themes on theme_id = id where module_id = module.id order by name)`.as(
        'names',
      ),
    )
    .$if(Boolean(query.q), (all) =>
      all.where((is) =>
        is.or([is('title', 'ilike', `%${escaped(query.q)}%`), is('type', 'ilike', `%${escaped(query.q)}%`)]),
      ),
    )
  const [{ count }, page] = await Promise.all([
    rows.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    rows
      .orderBy('dashboard_type', 'desc')
      .orderBy('side')
      .orderBy('position')
      .orderBy('module.id')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
  ])
  return {
    dashboardModules: page.map((row) => ({
      id: row.id,
      title: row.title,
      type: labels.get(row.type) ?? row.type,
      dashboardType: row.dashboard_type as DashboardType,
      side: row.side as 'left' | 'right',
      position: row.position,
      sites: row.show_in_all_themes ? null : row.names,
      isForSome:
        row.allowed_for_needs_active ||
        row.allowed_for_zip_codes_active ||
        row.geography_group_active ||
        row.user_trades.length > 0 ||
        row.military_occupations.length > 0,
      mayEdit: mayOwner(viewer, row, row.themes, row.owner_can_edit),
      mayDelete: mayOwner(viewer, row, row.themes, row.owner_can_delete),
    })),
    totalDocs: count,
    q: query.q,
    page: query.page,
    limit: query.limit,
  }
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Owners change what is on their own sites alone, where administrators let them. */
export function mayOwner(
  viewer: Person,
  row: { show_in_all_themes: boolean },
  themes: string[],
  isAllowed: boolean,
): boolean {
  const sites = own(viewer)
  if (sites.isEverywhere) return true
  return isAllowed && !row.show_in_all_themes && themes.length > 0 && themes.every((id) => sites.includes(id))
}

/** @throws Problem 404 for a module of other sites, 403 for one that owners may see and not change */
export async function changeableModule(db: Db, viewer: Person, id: string, act: 'edit' | 'delete') {
  const module = await found(db, viewer)
    .selectAll('module')
    .select(themesOfModule.as('themes'))
    .where('module.id', '=', id)
    .executeTakeFirst()
  if (!module) throw notFound('There is no such module. It may have been deleted.')
  const isAllowed = act === 'edit' ? module.owner_can_edit : module.owner_can_delete
  if (!mayOwner(viewer, module, module.themes, isAllowed))
    throw forbidden(`Administrators decide who may ${act} this module.`)
  return module
}
