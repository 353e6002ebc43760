import { categoryCounts, jobTotals, newestJobs, promotedJobs } from '#features/job-search/index.ts'
import { newestArticles } from '#features/news/index.ts'
import { homeWords, type Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { HomePage } from './schema.ts'

/** Shown of each, at most; news: a row (document 2, section 9). */
const most = { promoted: 2, newest: 6, categories: 12, news: 3 }

/** The props of the home page: the theme's words, and what its applications show to any visitor. */
export async function homePage(db: Db, site: Site): Promise<HomePage> {
  const [jobs, news] = await Promise.all([
    site.applications.search ? jobsOf(db, site) : noJobs,
    site.applications.newsRoom ? newestArticles(db, site, most.news) : [],
  ])
  return { content: homeWords(site), ...jobs, news }
}

type Jobs = Omit<HomePage, 'content' | 'news'>
const noJobs: Jobs = { totals: null, promoted: [], newest: [], categories: [], branches: [] }

async function jobsOf(db: Db, site: Site): Promise<Jobs> {
  const [totals, promoted, newest, categories, branches] = await Promise.all([
    jobTotals(db, site),
    promotedJobs(db, site, most.promoted),
    newestJobs(db, { viewer: null, theme: site }, most.newest + most.promoted),
    categoryCounts(db, site),
    db.selectFrom('corps').select(['id as value', 'name as label']).orderBy('position').execute(),
  ])
  const shown = new Set(promoted.map((job) => job.id))
  return {
    totals,
    promoted,
    newest: newest.filter((job) => !shown.has(job.id)).slice(0, most.newest),
    categories: categories
      .slice(0, most.categories)
      .map(({ label, count, href }) => ({ label, count, href })),
    branches,
  }
}
