import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Choices, Lookup } from '#lib/lookup.ts'
import { withoutBranch } from './corps.ts'
import { findOccupations } from './translate-occupation.ts'

type Row = { id: string; code: string; title: string; branch: string; active: boolean; personnel: string }
type OccupationPage = { rows: Row[]; total: number }

/**
 * Military occupations by code or words of their title. A code may be written '11b', '11-B' or '2A3X1', where X is any
 * skill level of the Air Force and Space Force. Exact codes first, then titles that begin so; active before obsolete,
 * occupations before additional qualifications, those of many people before officers'; a code that several branches use
 * is listed for each. The words may include a branch.
 * @param corps only this branch
 */
export async function searchOccupations(db: Db, corps: string | null, lookup: Lookup): Promise<Choices> {
  const { corps: typed, rest } = withoutBranch(lookup.q)
  const found = await search(db, corps ?? typed, { ...lookup, q: rest })
  return { choices: found.rows.map(choice), total: found.total }
}

async function search(db: Db, corps: string | null, lookup: Lookup): Promise<OccupationPage> {
  if (!lookup.q) return listed(db, corps, lookup)
  const found = await matching(db, corps, lookup)
  return found.total || !/\d/.test(lookup.q) ? found : nearestCodes(db, corps, lookup)
}

const ofBranch = (corps: string | null) => (corps ? sql`corps_id = ${corps}` : sql`true`)

async function listed(db: Db, corps: string | null, { page, limit }: Lookup): Promise<OccupationPage> {
  const [shown, counted] = await Promise.all([
    sql<{ id: string }>`
      select id from military_occupations where ${ofBranch(corps)}
      order by corps_id, active desc, qualification, code_key
      limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{
      total: number
    }>`select count(*) as total from military_occupations where ${ofBranch(corps)}`.execute(db),
  ])
  return { rows: await rowsOf(db, shown.rows), total: counted.rows[0]!.total }
}

async function matching(db: Db, corps: string | null, { q, page, limit }: Lookup): Promise<OccupationPage> {
  const key = q.toUpperCase().replace(/[^A-Z0-9]/g, '')
  // A single letter begins a code; as the beginning of a word it would mean half of all titles.
  const words = (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word, _, all) => all.length > 1 || word.length > 1,
  )
  const anywhere = words.map((word) => `${word}:*`).join(' & ')
  const inTitle = words.map((word) => `${word}:*A`).join(' & ')
  const found = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total
    from military_occupations
    where ${ofBranch(corps)} and (${beginsWith(key)} or search @@ to_tsquery('simple', ${anywhere}))
    order by
      case
        when code_key = ${key} then 0
        when family = air_force_family(${key}) then 1
        when code_key like ${`${key}%`} then 2
        when ${plainTitle} like ${`${plain(q)}%`} then 3
        when search @@ to_tsquery('simple', ${inTitle}) then 4
        else 5
      end,
      active desc, qualification, personnel = 'enlisted' desc, ${plainTitle} = ${plain(q)} desc,
      length(code), code, id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { rows: await rowsOf(db, found.rows), total: found.rows[0]?.total ?? 0 }
}

/** 'Boatswain’s Mate' is also written 'boatswains mate'. */
const plain = (words: string) => words.toLowerCase().replace(/[^a-z0-9 ]/g, '')
const plainTitle = sql`regexp_replace(lower(title), '[^a-z0-9 ]', '', 'g')`

const beginsWith = (key: string): RawBuilder<unknown> =>
  key ? sql`(code_key like ${`${key}%`} or family like air_force_family(${key}) || '%')` : sql`false`

/** '11B20' and 'HM1' carry a skill level or a grade: what the translator reads in them. */
async function nearestCodes(
  db: Db,
  corps: string | null,
  { q, page, limit }: Lookup,
): Promise<OccupationPage> {
  const read = await findOccupations(db, corps, q)
  return { rows: await rowsOf(db, read.slice((page - 1) * limit, page * limit)), total: read.length }
}

/** What is shown of these occupations, in their order. */
async function rowsOf(db: Db, found: { id: string }[]): Promise<Row[]> {
  if (!found.length) return []
  const { rows } = await sql<Row>`
    select m.id, code, title, corps.name as branch, active, personnel
    from unnest(${found.map(({ id }) => id)}::text[]) with ordinality as wanted (id, place)
    join military_occupations m using (id)
    join corps on corps.id = corps_id
    order by place`.execute(db)
  return rows
}

/** '11B Infantryman (Army)'; who held it, where that is not the usual, and whether it is gone. */
function choice({ id, code, title, branch, personnel, active }: Row) {
  const who = personnel === 'enlisted' ? null : personnel.replace('-', ' ')
  const notes = [branch, who, active ? null : 'obsolete'].filter(Boolean).join(', ')
  return { value: id, label: `${code} ${title} (${notes})` }
}
