import { categoryCounts, jobTotals, newestJobs, promotedJobs } from '#features/job-search/index.ts'
import { homeWords, type Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { HomePage } from './schema.ts'

/** Shown of each, at most. */
const most = { promoted: 2, newest: 6, categories: 12 }

/** The props of the home page: the theme's words, and jobs as any visitor finds them. */
export async function homePage(db: Db, site: Site): Promise<HomePage> {
  const [totals, promoted, newest, categories, branches] = await Promise.all([
    jobTotals(db),
    promotedJobs(db, most.promoted),
    newestJobs(db, { viewer: null, theme: site }, most.newest + most.promoted),
    categoryCounts(db),
    db.selectFrom('corps').select(['id as value', 'name as label']).orderBy('position').execute(),
  ])
  const shown = new Set(promoted.map((job) => job.id))
  return {
    content: homeWords(site),
    totals,
    promoted,
    newest: newest.filter((job) => !shown.has(job.id)).slice(0, most.newest),
    categories: categories
      .slice(0, most.categories)
      .map(({ label, count, href }) => ({ label, count, href })),
    branches,
  }
}
