import { jobTotals, newestJobs } from '#features/job-search/index.ts'
import type { LoadContext } from '../../data.ts'

/** Document 1, section 7: limit 5. */
const mostShown = 5

/** The newest jobs, where this site has the search switched on. */
export async function loadJobs(_: unknown, { db, site, viewer }: LoadContext) {
  if (!site.applications.search) return { isEnabled: false, jobs: [], totalDocs: 0 }
  const [jobs, { jobs: totalDocs }] = await Promise.all([
    newestJobs(db, { viewer, theme: site }, mostShown),
    jobTotals(db, site),
  ])
  return { isEnabled: true, jobs, totalDocs }
}
