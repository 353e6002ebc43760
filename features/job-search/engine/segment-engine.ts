import type { Db } from '#lib/db.ts'
import { percolateSegments } from '../percolate/match-saved.ts'
import { parseQuery } from '../query/parse.ts'
import { classifyJobs } from '../segments/classify-jobs.ts'
import { compactSegments } from '../segments/compact.ts'
import { indexJobs, removeJobs } from '../segments/index-jobs.ts'
import { keysOf } from '../segments/match.ts'
import { hasEarlier } from '../segments/memory-segment.ts'
import { reindexJobs } from '../segments/reindex.ts'
import { renewSegment } from '../segments/renew.ts'
import { indexFor } from '../segments/segment-cache.ts'
import { titleClassifier } from '../segments/title-classes.ts'
import type { TitleVocabulary } from '../segments/title-vocabulary.ts'
import { excerpt, marked, markedStems } from '../text/highlight.ts'
import { ThreadEnded } from '../threads/answering-thread.ts'
import type { SearchThreads } from '../threads/search-threads.ts'
import { SegmentBuilder } from '../threads/segment-builder.ts'
import { type Answered, perform, type Work } from '../threads/work.ts'
import type { Counted, Found, SearchEngine, Tally } from './search-engine.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** The titles that jobs are classified by, for a search that wants some. */
async function vocabularyFor(db: Db, work: Work): Promise<TitleVocabulary | null> {
  if (work.kind === 'tally' || !work.query.titles.length) return null
  const { version, keys } = await titleClassifier(db)
  return { version, keys }
}

/** With fewer jobs, a search takes less than the way to a thread. */
const fewJobs = 20_000

/**
 * Our own index: immutable segments in PostgreSQL, read into memory (decision 051), and searched by threads (decision 460).
 * @param threads null: in the calling thread
 * @param least jobs from which on threads search
 * @param builder builds and merges segments; without one, the calling thread does
 */
export function segmentEngine(
  threads: SearchThreads | null,
  least = fewJobs,
  builder = new SegmentBuilder(),
): SearchEngine {
  async function performOn(db: Db, words: string, work: Work): Promise<Answered> {
    const { segments, table } = await indexFor(db, (its) => keysOf(parseQuery(words, hasEarlier(its))))
    const task = { work, table, vocabulary: await vocabularyFor(db, work) }
    const jobs = segments.reduce((sum, { size }) => sum + size, 0)
    if (!threads?.isOpen || jobs < least) return perform(segments, task)
    try {
      return await threads.run(segments, task)
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      return perform(segments, task)
    }
  }

  return {
    index: (tx, source, jobs, write) => indexJobs(tx, source, jobs, write, (plan) => builder.build(plan)),
    reindex: reindexJobs,
    remove: removeJobs,

    search: (db, query) => performOn(db, query.words, { kind: 'search', query }) as Promise<Found>,
    count: (db, query) => performOn(db, query.words, { kind: 'count', query }) as Promise<Counted>,
    tally: (db, conditions, fields) =>
      performOn(db, '', { kind: 'tally', conditions, fields, now: seconds() }) as Promise<Tally>,
    tallyOf(db, { there, ...asked }, fields) {
      const conditions = there ? [...asked.conditions, there] : asked.conditions
      const query = { ...asked, there, conditions }
      return performOn(db, query.words, { kind: 'tallyOf', query, fields }) as Promise<Tally>
    },

    highlighter(words) {
      const stems = markedStems(parseQuery(words).clauses)
      if (!stems.size) return null
      return { all: (text) => marked(text, stems), excerpt: (text) => excerpt(text, stems) }
    },

    percolate: percolateSegments,
    renew: renewSegment,
    classify: classifyJobs,
    maintain: (db) => compactSegments(db, (plan) => builder.merge(plan)),
  }
}
