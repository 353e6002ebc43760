import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Personnel } from './translate-series.ts'

export type Occupation = {
  id: string
  corps_id: string
  code: string
  title: string
  personnel: Personnel
  family: string
  dod_group: string | null
  active: boolean
  qualification: boolean
}

/**
 * The occupations of a typed code, best first. One code may mean several: an officer's and an enlisted
 * one, the levels of an Air Force code, the specialties behind a wildcard. Tried in turn:
 * the id or code itself, X as any skill level, the code without its prefix or suffix, the same code in another branch,
 * the longest beginning it shares with codes of its branch.
 */
export async function findOccupations(
  db: Db,
  corps: string | null,
  occupation: string,
): Promise<Occupation[]> {
  if (/^[\w-]{1,160}$/.test(occupation)) {
    const byId = await select(db, sql`id = ${occupation.toLowerCase()}`)
    if (byId.length) return byId
  }
  const key = occupation.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (!key || key.length > 12) return []
  const ofCorps = corps ? sql`corps_id = ${corps}` : sql`true`
  for (const condition of conditions(key, occupation, ofCorps)) {
    const found = await select(db, condition)
    if (found.length) return preferred(found)
  }
  return []
}

function* conditions(
  key: string,
  typed: string,
  ofCorps: RawBuilder<unknown>,
): Generator<RawBuilder<unknown>> {
  yield sql`${ofCorps} and (code_key = ${key} or family = ${key})`
  // 2A6X6, 11BXX, 31PX: the trailing wildcard may also match nothing, and a specialty letter may follow
  yield sql`${ofCorps} and family ~ ${`^${wildcard(key)}[A-Z]?$`}`
  for (const shorter of withoutAffixes(key, typed))
    yield sql`${ofCorps} and (code_key = ${shorter} or family = ${shorter})`
  yield sql`code_key = ${key} or family = ${key}`
  for (let length = key.length - 1; length >= Math.min(2, key.length); length--)
    yield sql`${ofCorps} and code_key like ${`${key.slice(0, length)}%`}`
}

/** As a pattern: in the shapes of the Air Force X means any skill level, elsewhere it is a letter (11X). */
const wildcard = (key: string) =>
  /^\d[A-Z]\d[X\d][X\d][A-Z]?$|^\d\d[A-Z]X{1,2}$/.test(key)
    ? key.replace(/X+$/, '[X0-9]*').replaceAll('X', '[X0-9]')
    : key

/** Skill digits, rating grades and Air Force prefixes people write with their code: 11B20, 25B3P, 61FM4, HM1, ITC, T2A676. */
function* withoutAffixes(key: string, typed: string): Generator<string> {
  const rating = /^([A-Z]{2,3})(?:[1-3]|C|CS|CM|SN|SA|SR|FN|AN)$/.exec(key)
  if (rating) yield rating[1]!
  const army = /^(\d\d[A-Z])[A-Z0-9]{1,4}$/.exec(key) ?? /^(\d{3}[A-Z])[A-Z0-9]{1,2}$/.exec(key)
  if (army) yield army[1]!
  const airForce = /^[A-Z](\d\d?[A-Z]\d?[X\d][X\d]?[A-Z]?)$/.exec(key)
  if (airForce) yield airForce[1]!.replace(/^(\d[A-Z]\d)\d/, '$1X')
  // HM-8404, 0311/0369: each part alone, the more special one first
  for (const part of typed
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .toReversed())
    if (part && part !== key) yield part
}

const select = (db: Db, condition: RawBuilder<unknown>): Promise<Occupation[]> =>
  sql<Occupation>`
    select id, corps_id, code, title, personnel, family, dod_group, active, qualification
    from military_occupations where ${condition}
    order by active desc, qualification, length(code), code, id limit 200`
    .execute(db)
    .then(({ rows }) => rows)

/** Occupations before additional skills, active before obsolete, and of one branch. */
function preferred(found: Occupation[]): Occupation[] {
  const { active, qualification, corps_id } = found[0]!
  return found.filter(
    (row) => row.active === active && row.qualification === qualification && row.corps_id === corps_id,
  )
}
