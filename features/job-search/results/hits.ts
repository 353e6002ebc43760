import { sql } from 'kysely'
import { briefOf, briefRows } from '#features/job-cards/index.ts'
import type { JobBrief } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { plainText } from '#lib/plain-text.ts'
import type { Plan, ResolvedSearch } from '../query/resolve.ts'
import type { Hit } from '../ranking/rank.ts'
import { milesFrom } from '../segments/distance.ts'
import { indexVersion } from '../segments/memory-segment.ts'
import { excerpt, marked, markedStems } from './highlight.ts'
import { employerNames } from './labels.ts'
import { parametersOf } from './parameters.ts'

/** How many characters of a description are searched for the best excerpt. */
const read = 3_000

/** `state`: the `indexVersion` when they were read */
export type Cards = { jobs: JobBrief[]; employers: Map<string, string>; state: string }

/**
 * The cards of a page of hits, in order, and the names of these employers, in one statement to save round trips.
 */
export async function cardsOf(
  db: Db,
  search: ResolvedSearch,
  hits: Hit[],
  employers: string[],
  seesScore: boolean,
): Promise<Cards> {
  if (!hits.length) {
    const { rows } = await sql<{ state: string }>`select ${indexVersion} as state`.execute(db)
    return { jobs: [], employers: await employerNames(db, employers), state: rows[0]!.state }
  }
  const stems = markedStems(search.parsed.clauses)
  const rows = await briefRows(db)
    .select(
      stems.size
        ? sql<string>`left(job.description, ${sql.lit(read)})`.as('text')
        : sql<null>`null`.as('text'),
    )
    .select(
      sql<Record<string, string> | null>`(
        select json_object_agg(id, name) from employers where id = any(${employers}::uuid[])
      )`.as('employers'),
    )
    .select(indexVersion.as('index_state'))
    .where('job.id', '=', (eb) => eb.fn.any(eb.val(hits.map((hit) => hit.id))))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const jobs = hits.flatMap((hit) => {
    const row = byId.get(hit.id)
    if (!row) return []
    return {
      ...briefOf(row, search.scoring.now),
      promoted: hit.isPromoted,
      distance: distanceOf(hit, search),
      highlight: stems.size
        ? { title: marked(row.title, stems), text: excerpt(plainText(row.text ?? ''), stems) }
        : null,
      ...(search.plan && hit.term >= 0 && { mos: matchOf(hit, search.plan) }),
      ...(seesScore && { score: { ...scoreOf(hit), parameters: parametersOf(hit, search) } }),
    }
  })
  const [first] = rows
  return { jobs, employers: new Map(Object.entries(first?.employers ?? {})), state: first?.index_state ?? '' }
}

function distanceOf({ segment, slot, isThere }: Hit, { circle }: ResolvedSearch): number | null {
  // How far away a remote job's office is does not matter.
  if (!circle || !isThere) return null
  const miles = milesFrom(circle.center)(segment.columns.lat[slot]!, segment.columns.lon[slot]!)
  return Number.isNaN(miles) ? null : Math.round(miles * 10) / 10
}

function matchOf(hit: Hit, plan: Plan): JobBrief['mos'] {
  const { text, how, soc } = plan.terms[hit.term]!
  return { how, term: text, career: plan.careers.find((career) => career.soc === soc)?.title ?? null }
}

/** Rounded factors that add up to the rounded result. */
function scoreOf({ factors }: Hit) {
  const exact = [factors.title, factors.description, factors.paramA, factors.paramB]
  const result = Math.round(exact.reduce((sum, factor) => sum + factor, 0))
  const [title, description, paramA] = exact.map(Math.round) as [number, number, number]
  const paramB = result - title - description - paramA
  return { result, factors: { title, description, paramA, paramB, result } }
}
