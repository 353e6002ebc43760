export { engine, searchInThreads } from './engine/engine.ts'
export type { NewMatches, SearchEngine } from './engine/search-engine.ts'
export {
  type CategoryCount,
  categoryCounts,
  jobsFound,
  jobTotals,
  newestJobs,
  promotedJobs,
  stateCounts,
  type Totals,
} from './overview.ts'
export { type Percolator, percolator } from './percolate/percolator.ts'
export type { SavedQuery } from './percolate/query-parts.ts'
export { describeSearch } from './query/describe.ts'
export { readQuery } from './query/read-query.ts'
export { type SearchContext, searchJobs } from './search.ts'
export type { IndexedFacts } from './segments/indexed-job.ts'
export { lockForWriting } from './segments/locks.ts'
export { refreshEmployerJobs } from './segments/reindex.ts'
export { similarJobs } from './similar.ts'
export { stemsOf } from './text/words.ts'
export { addToVocabulary } from './vocabulary.ts'
