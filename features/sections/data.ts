import { liveFundraisers } from '#features/fundraisers/index.ts'
import { categoryCounts, jobsFound, jobTotals, newestJobs, promotedJobs } from '#features/job-search/index.ts'
import { openTrainings } from '#features/learning-cards/index.ts'
import { newestArticles } from '#features/news/index.ts'
import { type Site, todayIn } from '#features/themes/index.ts'
import type { HomeContent } from '#features/themes/schema.ts'
import type { Db } from '#lib/db.ts'
import type { SectionData } from './schema.ts'

/** Shown of each, at most; news: a row (document 2, section 9). */
const most = {
  promoted: 2,
  featured: 4,
  newest: 6,
  found: 6,
  categories: 12,
  news: 3,
  trainings: 3,
  fundraisers: 3,
}

/** What a section looks for: words of the site, or of a column of a page. */
type Wanted = Pick<HomeContent, 'nearPlace' | 'matchingCode' | 'newestSearch'>

/** What these sections show to any visitor of a site; the others find nothing. */
export async function sectionData(
  db: Db,
  site: Site,
  names: readonly string[],
  { nearPlace, matchingCode, newestSearch }: Wanted,
): Promise<SectionData> {
  const has = (...any: string[]) => any.some((name) => names.includes(name))
  const { search, newsRoom, donations } = site.applications
  const found = (name: string, parameters: Record<string, string> | false) =>
    search && has(name) && parameters ? jobsFound(db, site, parameters, most.found) : noneFound
  const [jobs, named, near, matching, news, trainings, fundraisers] = await Promise.all([
    search && has(...ofJobs) ? jobsOf(db, site, !has('newest')) : noJobs,
    found('newest', Boolean(newestSearch) && parametersOf(newestSearch!)),
    found('near', Boolean(nearPlace) && { l: nearPlace! }),
    found('matching', Boolean(matchingCode) && { tab: 'mos', _o: matchingCode! }),
    newsRoom && has('news') ? newestArticles(db, site, most.news) : [],
    has('trainings') ? openTrainings(db, site, most.trainings) : [],
    donations && has('fundraisers') ? liveFundraisers(db, site, most.fundraisers) : [],
  ])
  const newest = named.href ? named.jobs : jobs.newest
  const listed = [...newest, ...jobs.promoted, ...near.jobs, ...matching.jobs].map(({ id }) => id)
  return {
    ...{ ...jobs, newest, near: near.jobs, matching: matching.jobs },
    more: { newest: named.href, near: near.href, matching: matching.href },
    ...(listed.length ? await detailsOf(db, site, listed) : noDetails),
    ...{ news, trainings, fundraisers, today: todayIn(site.timeZone) },
  }
}

/** What a search is asked with: '/jobs/search?s=State' asks for the jobs of states. */
const parametersOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1]?.split('#')[0] ?? ''))

/** `hero`: it counts them. */
const ofJobs = ['hero', 'promoted', 'newest', 'categories', 'codes', 'teaser']

const noneFound = { jobs: [], href: '' }

type Jobs = Pick<SectionData, 'totals' | 'promoted' | 'newest' | 'categories' | 'branches'>
const noJobs: Jobs = { totals: null, promoted: [], newest: [], categories: [], branches: [] }

/** @param isFilled where no section lists the newest jobs, they follow the promoted ones */
async function jobsOf(db: Db, site: Site, isFilled: boolean): Promise<Jobs> {
  const [totals, promoted, newest, categories, branches] = await Promise.all([
    jobTotals(db, site),
    promotedJobs(db, site, most.promoted),
    newestJobs(db, { viewer: null, theme: site }, most.newest + most.featured),
    categoryCounts(db, site),
    db.selectFrom('corps').select(['id as value', 'name as label']).orderBy('position').execute(),
  ])
  const shown = new Set(promoted.map((job) => job.id))
  const others = newest.filter((job) => !shown.has(job.id))
  const after = isFilled && promoted.length > 0 ? others.splice(0, most.featured - promoted.length) : []
  return {
    totals,
    promoted: [...promoted, ...after],
    newest: others.slice(0, most.newest),
    categories: categories
      .slice(0, most.categories)
      .map(({ label, count, href }) => ({ label, count, href })),
    branches,
  }
}

type Details = Pick<SectionData, 'closing' | 'counties'>
const noDetails: Details = { closing: {}, counties: {} }

/** When jobs close that close at all, and in which counties they are. */
async function detailsOf(db: Db, { timeZone }: Site, ids: string[]): Promise<Details> {
  const rows = await db
    .selectFrom('jobs as j')
    .innerJoin('employers as e', 'e.id', 'j.employer_id')
    .leftJoin('places as p', 'p.zip', 'j.zip')
    .select(['j.id', 'j.expires_at as at', 'e.never_expire_jobs as never', 'p.county'])
    .where('j.id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' })
  return {
    closing: Object.fromEntries(
      rows.flatMap(({ id, at, never }) => (at && !never ? [[id, day.format(at)]] : [])),
    ),
    counties: Object.fromEntries(rows.flatMap(({ id, county }) => (county ? [[id, county]] : []))),
  }
}
