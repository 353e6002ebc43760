export { jobCards } from './cards.ts'
export type { JobDraft } from './draft.ts'
export { closeReading, dropReading, expireJobs, markSeen } from './expiry.ts'
export { jobId } from './identity.ts'
export { type KnownJob, knownJobs, liveJobs } from './known.ts'
export { type OpenJob, openJob } from './open-job.ts'
export {
  type CategoryCount,
  categoryCounts,
  jobTotals,
  newestJobs,
  promotedJobs,
  type Totals,
} from './overview.ts'
export type { KeptQuery } from './percolate/parts.ts'
export { type NewFound, type Percolator, percolator } from './percolate/percolator.ts'
export { readQuery } from './query.ts'
export { promoteJobs, refreshEmployerJobs } from './reindex.ts'
export { saySearch } from './said.ts'
export { type HashedDraft, saveJobs } from './save.ts'
export { searchJobs } from './search.ts'
export { settleSearch } from './segments/settle.ts'
export { countSitemapJobs, type HomeTheme, type SitemapJob, sitemapJobs } from './sitemap.ts'
export { stemsOf } from './words.ts'
