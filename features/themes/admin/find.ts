import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { pageOf } from '#lib/paged.ts'
import { notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import type { LookKey } from '#ui/look-settings.ts'
import type { Settings } from '../../../config.ts'
import { wholeLook } from '../look/look.ts'
import { type LineKey, type Look, lineShape } from '../look/schema.ts'
import type { SiteContent } from '../schema.ts'
import type { Sites } from '../sites.ts'
import { applications, type ThemeEdit, type ThemeList, type ThemeQuery } from './schema.ts'
import { scopeFields } from './scope.ts'

/** What the address of another site is made of. */
export type AddressContext = Pick<Settings, 'previewDomain'> & Pick<Sites, 'originOf'>

/** The themes that this viewer may edit: administrators all, theme owners their own. */
export const themesFor = (db: Db, viewer: Person) =>
  db
    .selectFrom('themes as t')
    .where(sql<boolean>`${may(viewer, 'themes.edit')}`)
    .where(ownSites(viewer, 'themes.manage').has('t.id'))

const described = (db: Db, viewer: Person) =>
  themesFor(db, viewer).select([
    ...(['t.id', 't.name', 't.is_template as isTemplate', 't.from_builder as fromBuilder'] as const),
    sql<'draft' | 'published'>`t.status`.as('status'),
    't.preview_key as key',
    't.updated_at as updatedAt',
    sql<
      string[]
    >`array(select domain from theme_domains where theme_id = t.id order by is_primary desc, domain)`.as(
      'domains',
    ),
    sql<{ value: string; label: string }[]>`coalesce((
      select jsonb_agg(jsonb_build_object('value', u.id, 'label', u.first_name || ' ' || u.last_name) order by u.last_name)
      from theme_owners o join users u on u.id = o.user_id where o.theme_id = t.id), '[]')`.as('owners'),
    sql<number>`(select count(*) from pages where theme_id = t.id)`.as('pages'),
  ])

/** The themes that match a query, by name. */
export async function listThemes(
  db: Db,
  viewer: Person,
  query: ThemeQuery,
  place: AddressContext,
): Promise<ThemeList> {
  const matching = described(db, viewer)
    .$if(query.q !== '', (all) => all.where(mentions(query.q)))
    .$if(query.status !== null, (all) => all.where('t.status', '=', query.status!))
    .orderBy('t.name')
    .orderBy('t.id')
  const { rows, ...page } = await pageOf(db, matching, query)
  return {
    ...query,
    ...page,
    themes: rows.map(({ key, owners, updatedAt, ...row }) => ({
      ...row,
      owners: owners.map(({ label }) => label),
      updatedAt: updatedAt.toISOString(),
      address: addressOf({ ...row, key }, place),
    })),
    mayManage: may(viewer, 'themes.manage'),
  }
}

/** The name, a domain or the name of an owner contains it. */
function mentions(typed: string) {
  const like = `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(lower(t.name) like ${like}
    or exists (select from theme_domains d where d.theme_id = t.id and d.domain like ${like})
    or exists (select from theme_owners o join users u on u.id = o.user_id
      where o.theme_id = t.id and lower(u.first_name || ' ' || u.last_name) like ${like}))`
}

/** A theme as its form shows it. @throws Problem 404 when this viewer may not edit it */
export async function themeEdit(
  db: Db,
  viewer: Person,
  id: string,
  place: AddressContext,
): Promise<ThemeEdit> {
  const found = await described(db, viewer)
    .select([
      't.contact_email as contactEmail',
      't.time_zone as timeZone',
      't.logo_light as logoLight',
      't.logo_dark as logoDark',
    ])
    .select(['t.created_from_template as createdFromTemplate', 't.content', 't.variables', 't.applications'])
    .select(sql<LookKey[]>`t.look_reserved`.as('lookReserved'))
    .select('t.job_scope as scope')
    .where('t.id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound('There is no such site.')
  const { key, updatedAt, content, variables, applications: on, scope, ...theme } = found
  const { tagline = '', description = '', navigation = [] } = content as SiteContent
  const { footer, frames = [] } = content as SiteContent
  const look = wholeLook({ name: theme.name, variables, content })
  return {
    theme: {
      ...theme,
      ...{ tagline, description, navigation, frames, look },
      ...linesOf(look),
      updatedAt: updatedAt.toISOString(),
      footerText: footer?.text ?? '',
      footerLinks: footer?.links ?? [],
      footerLine: footer?.line ?? '',
      applications: applications
        .map(({ value }) => value)
        .filter((name) => (on as Record<string, boolean>)[name]),
      ...scopeFields(scope),
      address: addressOf({ ...theme, key }, place),
    },
    mayManage: may(viewer, 'themes.manage'),
  }
}

const linesOf = (look: Look) =>
  Object.fromEntries(Object.keys(lineShape).map((key) => [key, look[key as LineKey]])) as Pick<Look, LineKey>

type Addressed = { status: string; key: string; domains: string[] }

/** The address of a theme: its primary domain; of a draft its preview, or where its editors see it. Null without any. */
export function addressOf({ status, key, domains }: Addressed, place: AddressContext): string | null {
  const preview = place.previewDomain && `${key}.${place.previewDomain}`
  const host = (status === 'draft' && preview) || domains[0]
  if (!host) return null
  return place.originOf(host)
}
