import { wholePlatform } from '#features/job-cards/schema.ts'
import { readQuery } from '#features/job-search/index.ts'
import { resolveSearch } from '#features/job-search/query/resolve.ts'
import { compile } from '#features/job-search/ranking/compile.ts'
import { gather } from '#features/job-search/ranking/gather.ts'
import { rank } from '#features/job-search/ranking/rank.ts'
import { keysOf } from '#features/job-search/segments/match.ts'
import { postingsIn } from '#features/job-search/segments/posting-store.ts'
import { indexFor } from '#features/job-search/segments/segment-cache.ts'
import { titleClassifier } from '#features/job-search/segments/title-classes.ts'
import type { Db } from '#lib/db.ts'
import type { Query } from './queries.ts'

const counted = 10

/**
 * How near the first ten come to those of a ranking of every job that matches, by the same score, which is the gain.
 * 1: as good. Only searches that are ranked by score say anything.
 */
export async function ndcg(db: Db, queries: Query[], themeId: string): Promise<number> {
  let sum = 0
  let judged = 0
  for (const { parameters } of queries) {
    const { asked } = await resolveSearch(
      db,
      readQuery(parameters),
      { id: themeId, jobScope: wholePlatform },
      Math.floor(Date.now() / 1000),
    )
    const search = compile(asked, await titleClassifier(db))
    const { segments, table } = await indexFor(db, () => keysOf(search.parsed))
    const gains = (all: boolean) =>
      rank(search, gather(segments, postingsIn(segments, table), search, { all }))
        .hits.slice(0, counted)
        .map((hit) => sumOf(hit.factors))
    const ideal = gained(gains(true))
    if (!ideal) continue
    sum += gained(gains(false)) / ideal
    judged++
  }
  return sum / judged
}

const sumOf = (factors: object): number => Object.values(factors).reduce((sum, factor) => sum + factor, 0)
const gained = (gains: number[]): number => gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0)
