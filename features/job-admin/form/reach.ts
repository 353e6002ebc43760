import { sql } from 'kysely'
import { titleClassifier } from '#features/occupations/index.ts'
import { loadPlaces, locationOf } from '#features/places/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Choices, Lookup } from '#lib/lookup.ts'
import { similarPay } from './pay.ts'
import type { Reach } from './schema.ts'

/** Miles: the default radius of a search (document 2, section 9). */
const radius = 50
const codesShown = 8
/** A title says something when it is known at least so well, 0 to 1. */
const sure = 0.15

const nobody: Reach = { careers: [], codes: [], people: 0, near: null, pay: null }

/** The civilian careers that a job title names, strongest first. */
export async function careersOfTitle(db: Db, title: string): Promise<string[]> {
  const classify = await titleClassifier(db)
  return classify(title)
    .filter(({ weight }) => weight >= sure)
    .map(({ soc }) => soc)
}

/**
 * Who on a site has served in an occupation that leads to such work: the military codes, with how many active people who let
 * employers find them have each. Numbers alone: who they are is in the search of candidates.
 */
export async function reachOf(
  db: Db,
  site: Site,
  { title, place }: { title: string; place: string },
): Promise<Reach> {
  if (!title) return nobody
  const socs = await careersOfTitle(db, title)
  if (!socs.length) return nobody
  const location = place ? locationOf(await loadPlaces(db), place) : null
  const at = location?.kind === 'place' && location.place.lat !== null ? location.place : null
  const [careers, codes, counted, pay] = await Promise.all([
    careerNames(db, socs),
    codesOf(db, site.id, socs),
    peopleOf(db, site.id, socs, at),
    similarPay(db, site, { title, socs, place: at ? place : '' }),
  ])
  return { careers, codes, people: counted.people, near: at && counted.near, pay }
}

async function careerNames(db: Db, socs: string[]): Promise<string[]> {
  const rows = await db.selectFrom('careers').select(['soc', 'title']).where('soc', 'in', socs).execute()
  return socs.flatMap((soc) => rows.find((row) => row.soc === soc)?.title ?? [])
}

const leading = (socs: string[]) => sql`select distinct oc.occupation_id as id, max(oc.weight) as weight
  from occupation_careers oc where oc.soc = any(${socs}) group by 1`

const findable = (siteId: string) => sql`u.source_theme_id = ${siteId} and u.activated_at is not null
  and u.disabled_at is null and p.is_findable`

async function codesOf(db: Db, siteId: string, socs: string[]): Promise<Reach['codes']> {
  const { rows } = await sql<Reach['codes'][number]>`
    with codes as (${leading(socs)}), counted as (
      select s.occupation_id as id, count(distinct s.user_id)::int as people
      from service_records s join users u on u.id = s.user_id join profiles p on p.user_id = u.id
      where s.occupation_id in (select id from codes) and ${findable(siteId)} group by 1)
    select o.id, c.name as branch, o.code, o.title, coalesce(counted.people, 0) as people
    from codes join military_occupations o on o.id = codes.id join corps c on c.id = o.corps_id
    left join counted on counted.id = o.id
    where o.active or counted.people > 0
    order by people desc, codes.weight desc, o.code limit ${codesShown}`.execute(db)
  return rows
}

type Point = { lat: number | null; lon: number | null }

async function peopleOf(db: Db, siteId: string, socs: string[], at: Point | null) {
  const distance = sql`7917.6 * asin(least(1, sqrt(power(sin(radians(pl.lat - ${at?.lat ?? 0}) / 2), 2) +
    cos(radians(${at?.lat ?? 0})) * cos(radians(pl.lat)) * power(sin(radians(pl.lon - ${at?.lon ?? 0}) / 2), 2))))`
  const { rows } = await sql<{ people: number; near: number }>`
    select count(distinct u.id)::int as people,
      count(distinct u.id) filter (where ${distance} <= ${radius})::int as near
    from service_records s join users u on u.id = s.user_id join profiles p on p.user_id = u.id
    left join places pl on pl.zip = left(p.zip, 5)
    where s.occupation_id in (select id from (${leading(socs)}) codes) and ${findable(siteId)}`.execute(db)
  return rows[0]!
}

/** Titles that people report for their work, those that begin with what was typed first. */
export async function findTitles(db: Db, { q, page, limit }: Lookup): Promise<Choices> {
  const like = q.replace(/[\\%_]/g, '\\$&')
  if (!like) return { choices: [], total: 0 }
  const { rows } = await sql<{ title: string; total: number }>`
    select title, count(*) over ()::int as total from (
      select distinct on (lower(title)) title from (
        select title from careers where not military
        union all select t.title from career_titles t join careers c using (soc) where t.shown and not c.military) every
      where title ilike ${`%${like}%`}) found
    order by title not ilike ${`${like}%`}, length(title), title limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  )
  return { choices: rows.map(({ title }) => ({ value: title, label: title })), total: rows[0]?.total ?? 0 }
}
