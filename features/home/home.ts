import { categoryCounts, jobTotals, newestJobs, promotedJobs } from '#features/jobs/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { HomeContent } from '#features/themes/schema.ts'
import type { Db } from '#lib/db.ts'
import type { HomePage } from './schema.ts'

/** Shown of each, at most. */
const most = { promoted: 2, newest: 6, categories: 12 }

/** What a site without words of its own says. */
const plainWords = (site: Site): HomeContent => ({
  headline: 'Find your next job',
  lead: `${site.name} shows jobs for people who served and their families. Search by words, by place or by military code.`,
})

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
    content: site.content.home ?? plainWords(site),
    totals,
    promoted,
    newest: newest.filter((job) => !shown.has(job.id)).slice(0, most.newest),
    categories: categories
      .slice(0, most.categories)
      .map(({ label, count, href }) => ({ label, count, href })),
    branches,
  }
}
