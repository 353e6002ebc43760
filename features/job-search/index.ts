export {
  type CategoryCount,
  categoryCounts,
  jobTotals,
  newestJobs,
  promotedJobs,
  stateCounts,
  type Totals,
} from './overview.ts'
export { type NewMatches, type Percolator, percolator } from './percolate/percolator.ts'
export type { SavedQuery } from './percolate/query-parts.ts'
export { describeSearch } from './query/describe.ts'
export { readQuery } from './query/read-query.ts'
export { type SearchContext, searchJobs } from './search.ts'
export { buildSegment, newestFirst } from './segments/build.ts'
export { compactSegments } from './segments/compact.ts'
export { putEntries } from './segments/entries.ts'
export { type ExistingJob, type IndexedFacts, indexedJobOf, postedOf } from './segments/indexed-job.ts'
export { lockForWriting } from './segments/locks.ts'
export { refreshEmployerJobs, reindexJobs } from './segments/reindex.ts'
export { addTombstones, insertSegment, nextSegment, type SegmentSlot } from './segments/store.ts'
export { similarJobs } from './similar.ts'
export { stemsOf } from './text/words.ts'
export { addToVocabulary } from './vocabulary.ts'
