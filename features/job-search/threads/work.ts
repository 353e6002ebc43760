import { countedResults } from '#spec/limits.ts'
import type { Condition, EngineQuery, Field } from '../engine/query.ts'
import type { Counted, Found, Tally } from '../engine/search-engine.ts'
import { compile } from '../ranking/compile.ts'
import { topValues } from '../ranking/facets.ts'
import { countMatches, gather, matchesIn } from '../ranking/gather.ts'
import { rank } from '../ranking/rank.ts'
import { tally, tallyOf } from '../ranking/tally.ts'
import { hasEarlier, type MemorySegment } from '../segments/memory-segment.ts'
import { type PostingTable, postingsIn } from '../segments/posting-store.ts'
import { withScratch } from '../segments/scratch.ts'
import type { TitleVocabulary } from '../segments/title-vocabulary.ts'

/** What reads the index alone, so that any thread can do it. */
export type Work =
  | { kind: 'search' | 'count'; query: EngineQuery }
  | { kind: 'tallyOf'; query: EngineQuery; fields: readonly Field[] }
  | { kind: 'tally'; conditions: Condition[]; fields: readonly Field[]; now: number }

/** Work with what it needs beside the segments. `vocabulary`: the titles that jobs are classified by, where some are wanted */
export type Task = { work: Work; table: PostingTable; vocabulary: TitleVocabulary | null }

export type Answered = Found | Counted | Tally

/** Does the work on these segments. */
export const perform = (segments: MemorySegment[], task: Task): Answered =>
  withScratch(() => performed(segments, task))

function performed(segments: MemorySegment[], { table, vocabulary, work }: Task): Answered {
  if (work.kind === 'tally') return tally(segments, work.conditions, work.fields, work.now)
  const search = compile(work.query, vocabulary, hasEarlier(segments))
  const postings = postingsIn(segments, table)
  if (work.kind === 'tallyOf') {
    const matches = segments.map((segment) => ({ segment, bits: matchesIn(segment, postings, search) }))
    return tallyOf(matches, work.fields)
  }
  if (work.kind === 'count') return countMatches(segments, postings, search)
  const gathered = gather(segments, postings, search)
  const { total, there } = gathered
  return {
    ...rank(search, gathered),
    there,
    facets: work.query.isList ? new Map() : topValues(work.query, gathered),
    isCapped: total > countedResults,
  }
}
