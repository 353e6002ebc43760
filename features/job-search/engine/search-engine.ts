import type { Marked } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import type { FacetName } from '../schema.ts'
import type { IndexedFacts } from '../segments/indexed-job.ts'
import type { CareerOfJob } from '../segments/shared-careers.ts'
import type { Condition, EngineQuery, Field } from './query.ts'

/** How well a job matches: the sum is its score, 0 to 100. */
export type Factors = { title: number; description: number; paramA: number; paramB: number }

/** How well a job fits the searcher: each factor 0 to 1, `miles` from home NaN when unknown. */
export type Affinity = {
  occupation: number
  interest: number
  nearness: number
  clearance: number
  miles: number
  /** the career that its occupation fits by, where its title is none of those looked for */
  career: string | null
}

/** A found job with the explanation of its place. */
export type Hit = {
  id: string
  isPromoted: boolean
  factors: Factors
  /** index of the wanted title that it matched best; -1: none */
  title: number
  /** index of the wanted career that it has instead of a title; -1: none */
  career: number
  /** what it is: the surest career; null: not known */
  work: CareerOfJob | null
  /** at the place that was given; true without one */
  isThere: boolean
  /** from the place; null where unknown */
  miles: number | null
  /** seconds since 1970 */
  posted: number
  isRemote: boolean
  clearance: string | null
  /** null without a searcher */
  affinity: Affinity | null
}

export type Counted = {
  /** how many jobs match */
  total: number
  /** how many of them are at the place; null without one */
  there: number | null
}

/** Most frequent first, chosen values always among them. Counts are of the first 10,000 jobs. */
export type TopValues = Map<FacetName, [value: string, count: number][]>

/** `page`: the one asked for, or the last where that is beyond the end; `isCapped`: facets count only the newest matches */
export type Found = Counted & { hits: Hit[]; page: number; facets: TopValues; isCapped: boolean }

/** Shows where the words of a search are. */
export type Highlighter = {
  /** the whole text in pieces, every second one a match; null when nothing matched */
  all(text: string): Marked | null
  /** the part of a text with the most different words */
  excerpt(text: string): Marked
}

export type Tally = { jobs: number; remote: number; values: Map<Field, Map<string, number>> }

/** New jobs that match a saved search, newest first, and their total. */
export type NewMatches = { total: number; ids: string[] }

/** One condition of a saved search; equal keys mean equal queries, which are looked up once. Null: it matches no job. */
export type QueryPart = { key: string; isOccupation: boolean; query(): Promise<EngineQuery | null> }
/** A job matches when it has the words, meets every part and was first seen after `since` (seconds). */
export type SavedSearch = { words: string; parts: QueryPart[]; since: number }

export type Percolation = {
  /** the number of new jobs */
  size: number
  /** @param most the limit of ids per search */
  match(searches: readonly SavedSearch[], most: number): Promise<NewMatches[]>
}

/** A job to index. `hash`: of what its feed says, kept with its entry */
export type JobToIndex = { id: string; hash: Buffer; facts: IndexedFacts & { postedAt: Date } }
/** Whose jobs they are; without a feed they were posted by hand. */
export type JobSource = {
  employer: { id: string; name: string; never_expire_jobs: boolean }
  feedId: string | null
}

/**
 * What finds jobs. Jobs are indexed in the transaction that writes their rows and are found as soon as it has committed; no
 * search returns outdated results. `index`, `reindex` and `remove` take `lockForWriting` first.
 */
export type SearchEngine = {
  /**
   * Adds or replaces jobs, in the order of their ids. A job keeps its earliest posting date; a removed one comes back.
   * @param write writes the rows, while the jobs are locked
   */
  index(
    tx: Db,
    source: JobSource,
    jobs: JobToIndex[],
    write: () => Promise<unknown>,
  ): Promise<{ added: number }>
  /** Indexes stored jobs again after their facts have changed. @param change runs while the jobs are locked */
  reindex(tx: Db, ids: string[], change?: () => Promise<unknown>): Promise<void>
  /** Takes jobs out of the index. */
  remove(tx: Db, ids: string[]): Promise<void>
  search(db: Db, query: EngineQuery): Promise<Found>
  count(db: Db, query: EngineQuery): Promise<Counted>
  /** Counts the live jobs that meet these conditions, and their values of these fields ('' for none). */
  tally(db: Db, conditions: Condition[], fields: readonly Field[]): Promise<Tally>
  /** The same of all jobs that a search finds: those of its place alone, where it has one. */
  tallyOf(db: Db, query: EngineQuery, fields: readonly Field[]): Promise<Tally>
  /** Null for no words. */
  highlighter(words: string): Highlighter | null
  /** Reverse search: the jobs first seen after `since` and until `until` (seconds), against many saved searches. */
  percolate(db: Db, since: number, until: number): Promise<Percolation>
  /**
   * Brings a part of what was indexed by an earlier release up to date; any time, while others search and write.
   * @returns whether there was such a part: there may be more
   */
  renew(db: Db): Promise<boolean>
  /**
   * Decides what a part of the jobs are that came in since, or were classified by an earlier release (decision 654); any time,
   * while others search and write.
   * @returns whether there was such a part: there may be more
   */
  classify(db: Db): Promise<boolean>
  /** Keeps the index small and quick; any time, while others search and write. */
  maintain(db: Db): Promise<void>
}
