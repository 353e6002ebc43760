import { aside } from './engine/aside.ts'
import * as list from './list-jobs.ts'
import * as overview from './overview.ts'
import * as search from './search.ts'
import * as similar from './similar.ts'
import * as where from './where.ts'

export {
  indexMissingHere,
  keepSearchInStep,
  missingHere,
  rebuildSearch,
  type SearchState,
  searchLag,
  servingIndex,
  stateOfSearch,
  verifySearch,
} from './engine/cluster.ts'
export { engine, indexInThread, searchInThreads } from './engine/engine.ts'
export type { NewMatches, SearchEngine } from './engine/search-engine.ts'
export { type CategoryCount, promotedJobs, type Totals } from './overview.ts'
export { type Percolator, percolator } from './percolate/percolator.ts'
export type { SavedQuery } from './percolate/query-parts.ts'
export { describeSearch } from './query/describe.ts'
export { readQuery } from './query/read-query.ts'
export type { SearchContext } from './search.ts'
export type { IndexedFacts } from './segments/indexed-job.ts'
export { lockForWriting } from './segments/locks.ts'
export { refreshEmployerJobs } from './segments/reindex.ts'
export { stemsOf } from './text/words.ts'
export { addToVocabulary } from './vocabulary.ts'
export type { JobPlaces } from './where.ts'

// Beside what else is on the pages of other rooms.
export const searchJobs = aside(search.searchJobs)
export const listJobs = aside(list.listJobs)
export const similarJobs = aside(similar.similarJobs)
export const newestJobs = aside(overview.newestJobs)
export const jobsFound = aside(overview.jobsFound)
export const jobTotals = aside(overview.jobTotals)
export const categoryCounts = aside(overview.categoryCounts)
export const stateCounts = aside(overview.stateCounts)
export const jobPlaces = aside(where.jobPlaces)
