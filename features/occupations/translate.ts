import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#lib/db.ts'
import { oncePerCatalog } from '#lib/once-per-catalog.ts'
import type { Classified } from './classify.ts'
import { knownCareers } from './known-careers.ts'
import { findOccupations, type Occupation } from './translate-occupation.ts'
import { type CareerWeight, careersOfSeries, type MosPlan, planOf } from './translate-plan.ts'
import { groupsOf, type Personnel, type Weighed, weighSeries } from './translate-series.ts'

type Question = { corps: string | null; occupation: string; rank?: string | null }

// The catalog changes only at startup, so plans can be cached; 2,000 of them are about 20 MB.
const plans = new WeakMap<Db, LRUCache<string, { plan: MosPlan | null }>>()

// Where two weigh the same, the first stays: every list of rows has an order, or a plan would depend on how PostgreSQL came
// by them.

/**
 * From a military occupation to civilian work: careers, and the job titles to search for.
 * @param question.occupation an id or a code as people write it ('11B', '2A6X6', '11B20', 'HM-8404'); obsolete codes and
 *   codes we do not know are read as their nearest relatives of the branch
 * @param question.rank a rank id or a grade ('E-7'): distinguishes an officer's code from an enlisted one where both exist
 * @returns null when nothing in the catalog resembles the code
 */
export async function translate(db: Db, { corps, occupation, rank }: Question): Promise<MosPlan | null> {
  const cache = plans.get(db) ?? new LRUCache({ max: 2_000 })
  plans.set(db, cache)
  const key = JSON.stringify([corps, occupation, rank ?? null])
  const cached = cache.get(key)
  if (cached) return cached.plan
  const plan = await findPlan(db, corps, occupation, rank ? await gradeOf(db, rank) : null)
  cache.set(key, { plan })
  return plan
}

async function findPlan(db: Db, corps: string | null, occupation: string, grade: string | null) {
  const found = ofGrade(await findOccupations(db, corps, occupation), grade)
  if (!found.length) return null
  const qualified = found.filter((duty) => groupsOf([duty]).length)
  const duties = qualified.length ? qualified : await withFamily(db, found)
  const series = weighAll(duties, grade)
  const mapped = await careersOf(db, duties)
  const careers = [...mapped, ...(await neighbours(db, [...mapped, ...careersOfSeries(series)]))]
  const socs = [...careers, ...careersOfSeries(series)].map(({ soc }) => soc)
  return planOf(nameOf(found), series, careers, await knownCareers(db, socs))
}

/** Of several levels of one code, the code and title they have in common. */
function nameOf([first, ...others]: Occupation[]): MosPlan['occupation'] {
  const { id, code, title, corps_id, family } = first!
  if (!others.length) return { id, code, title, corps: corps_id }
  const level = /\s+(?:Helper|Apprentice|Journeyman|Craftsman|Superintendent)$/i
  return { id, code: family, title: title.replace(level, ''), corps: corps_id }
}

/** Each kind of personnel behind a code has the same weight, however many codes it has. */
function weighAll(duties: Occupation[], grade: string | null): Weighed {
  const kinds = [...Map.groupBy(duties, ({ personnel }) => personnel).values()].map((group) =>
    weighSeries(group, grade),
  )
  const all: Weighed = new Map()
  for (const kind of kinds)
    for (const [series, { weight, how }] of kind)
      all.set(series, { weight: (all.get(series)?.weight ?? 0) + weight / kinds.length, how })
  return all
}

const personnelOf: Record<string, Personnel> = { E: 'enlisted', W: 'warrant-officer', O: 'officer' }

function ofGrade(found: Occupation[], grade: string | null): Occupation[] {
  const fitting = found.filter(({ personnel }) => personnel === personnelOf[grade?.[0] ?? ''])
  return fitting.length ? fitting : found
}

async function gradeOf(db: Db, rank: string): Promise<string | null> {
  if (/^[EWO]-\d+$/.test(rank)) return rank
  const row = await db.selectFrom('ranks').select('grade').where('id', '=', rank).executeTakeFirst()
  return row?.grade ?? null
}

/** A code of trainees, or of none in particular, leads where its family does: the levels of its code, else its field (11X: 11). */
async function withFamily(db: Db, found: Occupation[]): Promise<Occupation[]> {
  const { corps_id, family, personnel, code } = found[0]!
  const { rows } = await sql<Occupation & { near: boolean }>`
    select id, corps_id, code, title, personnel, family, dod_group, active, qualification, family = ${family} as near
    from military_occupations
    where corps_id = ${corps_id} and personnel = ${personnel} and not qualification
      and (family = ${family} or code_key like ${`${code.slice(0, 2)}%`})
    order by id`.execute(db)
  const qualified = rows.filter((duty) => groupsOf([duty]).length)
  return [...found, ...(Map.groupBy(qualified, ({ near }) => near).get(true) ?? qualified)]
}

/** What the catalog maps the occupations to. Military careers stay out. */
async function careersOf(db: Db, found: Occupation[]): Promise<CareerWeight[]> {
  const { rows } = await sql<CareerWeight>`
    select soc, how, max(weight) as weight from occupation_careers join careers using (soc)
    where occupation_id = any(${found.map(({ id }) => id)}) and not military
    group by 1, 2 order by soc, how`.execute(db)
  return rows
}

// Careers near a foreman are foremen of anything.
const foremen = /^(?:3[3-9]|4\d|5[0-3])-1/

/** Careers nearest in duties to the strongest ones, each half as strong or less. */
async function neighbours(db: Db, careers: CareerWeight[]): Promise<CareerWeight[]> {
  return (await relatedCareers(db, careers)).map((row) => ({ ...row, how: 'similar' }))
}

/** Careers with similar duties, each half as strong as the one it is near to, or less. */
export async function relatedCareers(db: Db, careers: readonly Classified[]): Promise<Classified[]> {
  const related = await relatedByCareer(db)
  const strong = careers
    .filter(({ soc }) => !foremen.test(soc))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 5)
  const near = strong.flatMap(({ soc, weight }) =>
    (related.get(soc) ?? []).map(({ other, position }) => ({
      soc: other,
      weight: weight * (0.5 - 0.04 * position),
    })),
  )
  return [...Map.groupBy(near, ({ soc }) => soc)]
    .map(([soc, its]) => ({ soc, weight: Math.max(...its.map(({ weight }) => weight)) }))
    .toSorted((a, b) => (a.soc < b.soc ? -1 : 1))
}

/** Of each career those nearest to it, eight at most; position 1 is the nearest. */
const relatedByCareer = oncePerCatalog(async (db) => {
  const { rows } = await sql<{ soc: string; other: string; position: number }>`
    select soc, related_soc as other, position from related_careers where position <= 8`.execute(db)
  return Map.groupBy(rows, ({ soc }) => soc)
})
