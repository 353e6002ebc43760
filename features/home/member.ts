import { applicationsOf } from '#features/applications/index.ts'
import { nextStep } from '#features/dashboard/index.ts'
import { listJobs, readQuery } from '#features/job-search/index.ts'
import { newestArticles } from '#features/news/index.ts'
import { completionOfPerson } from '#features/profiles/index.ts'
import { openRecommendations } from '#features/recommendations/index.ts'
import { savedSearches } from '#features/saved-searches/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import type { MemberHome } from './schema.ts'

type Member = NonNullable<Person>

/** Shown of each, at most. */
const most = { fits: 6, applications: 4, searches: 4, news: 3 }
const over: string[] = ['HIRED', 'NOTSELECTED']

/** The props of the home page of a person: what fits them, what waits for them, and what to do next. */
export async function memberHome(db: Db, site: Site, viewer: Member): Promise<MemberHome> {
  const hasSearch = site.applications.search === true
  const [{ firstName, completion }, applications, recommended, fits, searches, news] = await Promise.all([
    completionOfPerson(db, viewer.id),
    openApplications(db, viewer),
    openRecommendations(db, viewer.id),
    hasSearch ? fitting(db, site, viewer) : [],
    hasSearch ? searchesOf(db, site, viewer) : [],
    site.applications.newsRoom ? newestArticles(db, site, most.news) : [],
  ])
  const home = { firstName, completion, applications, recommended, fits, searches, news, hasSearch }
  return { ...home, next: nextStep(viewer.id, home, new Date()) }
}

const fitting = async (db: Db, site: Site, viewer: Member) =>
  (await listJobs(db, { viewer, theme: site }, readQuery({ limit: String(most.fits) }))).jobs

/** Those still under way; the one whose next step is due first comes first. */
async function openApplications(db: Db, viewer: Member): Promise<MemberHome['applications']> {
  const open = (await applicationsOf(db, viewer)).filter(
    ({ status, job }) => !over.includes(status) && !job.isGone,
  )
  return open
    .sort((one, other) => (one.nextStepOn ?? never).localeCompare(other.nextStepOn ?? never))
    .slice(0, most.applications)
    .map(({ id, job, status, nextStepOn }) => ({ id, title: job.title, href: job.href, status, nextStepOn }))
}

const never = '9999-12-31'

/** A person's saved searches, with how many jobs came since the last mail, or since they were saved. */
async function searchesOf(db: Db, site: Site, viewer: Member): Promise<MemberHome['searches']> {
  const searches = (await savedSearches(db, viewer.id)).slice(0, most.searches)
  return Promise.all(
    searches.map(async ({ id, name, href, description, lastMailAt, createdAt }) => {
      const since = lastMailAt ?? createdAt
      const query = { ...description.query, sort: 'newest' as const, page: 1, at: '' }
      const { jobs } = await listJobs(db, { viewer, theme: site }, query)
      const fresh = jobs.filter(({ createdAt: posted }) => posted > since).length
      return { id, name, href, fresh, isMore: fresh > 0 && fresh === jobs.length }
    }),
  )
}
