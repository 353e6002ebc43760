import { sql } from 'kysely'
import { briefOf, briefRows, isFavorite } from '#features/job-cards/index.ts'
import type { JobBrief } from '#features/job-cards/schema.ts'
import { anyId, type Db, runPrepared } from '#lib/db.ts'
import { plainText } from '#lib/plain-text.ts'
import type { Person } from '#spec/access.ts'
import { engine } from '../engine/engine.ts'
import type { Hit } from '../engine/search-engine.ts'
import type { ResolvedSearch } from '../query/resolve.ts'
import { stateBeside, stateWas } from '../segments/one-look.ts'
import { employerNames } from './labels.ts'
import { careerOf, parametersOf } from './parameters.ts'

/** How many characters of a description are searched for the best excerpt. */
const read = 3_000
/** Bytes of a description that comes whole: PostgreSQL counts characters more slowly than it sends them. */
const whole = 8_000

type Shown = {
  /** whose names are needed beside the cards */
  employers: string[]
  seesScore: boolean
  /** whose favorites are marked */
  favoritesOf?: Person
}

export type Cards = { jobs: JobBrief[]; employers: Map<string, string> }

/**
 * The cards of a page of hits, in order, and the names of these employers, in one statement to save round trips.
 */
export async function cardsOf(
  db: Db,
  search: ResolvedSearch,
  hits: Hit[],
  { employers, seesScore, favoritesOf }: Shown,
): Promise<Cards> {
  if (!hits.length) return { jobs: [], employers: await employerNames(db, employers) }
  const highlighter = engine.highlighter(search.asked.words)
  const query = briefRows(db)
    .select(
      highlighter
        ? sql<string>`case when octet_length(job.description) <= ${sql.lit(whole)} then job.description
            else left(job.description, ${sql.lit(read)}) end`.as('text')
        : sql<null>`null`.as('text'),
    )
    .select(
      sql<Record<string, string> | null>`(
        select json_object_agg(id, name) from employers where id = ${anyId(employers)}
      )`.as('employers'),
    )
    .select(isFavorite(favoritesOf ?? null).as('favorited'))
    .select(stateBeside(db).as('index'))
    .where(sql<boolean>`job.id = ${anyId(hits.map((hit) => hit.id))}`)
  const rows = await runPrepared(db, query)
  stateWas(db, rows[0]?.index)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const jobs = hits.flatMap((hit) => {
    const row = byId.get(hit.id)
    if (!row) return []
    return {
      ...briefOf(row, search.asked.now),
      favorited: row.favorited,
      promoted: hit.isPromoted,
      distance: distanceOf(hit, search),
      highlight: highlighter && {
        title: highlighter.all(row.title),
        text: highlighter.excerpt(plainText((row.text ?? '').slice(0, read))),
      },
      ...(search.plan && { mos: matchOf(hit, search) }),
      ...(seesScore && { score: { ...scoreOf(hit), parameters: parametersOf(hit, search) } }),
    }
  })
  return { jobs, employers: new Map(Object.entries(rows[0]?.employers ?? {})) }
}

// How far away a remote job's office is does not matter.
const distanceOf = ({ miles, isThere }: Hit, { circle }: ResolvedSearch): number | null =>
  circle && isThere && miles !== null ? Math.round(miles * 10) / 10 : null

function matchOf(hit: Hit, search: ResolvedSearch): JobBrief['mos'] {
  const plan = search.plan!
  const career = careerOf(hit, search)
  if (career) return { how: career.how, term: career.title, career: `${career.title}, by its description` }
  if (hit.title < 0) return undefined
  const { text, how, soc } = plan.terms[hit.title]!
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
