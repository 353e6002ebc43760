import { categoryLabels } from '#features/categories/index.ts'
import { briefOf, briefRows, shownOn } from '#features/job-cards/index.ts'
import type { JobBrief, ScopedSite } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { engine } from './engine/engine.ts'
import { readQuery } from './query/read-query.ts'
import { scopeConditions } from './query/scope.ts'
import { stateNames } from './results/labels.ts'
import { searchUrl } from './schema.ts'
import { type SearchContext, searchJobs } from './search.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** The newest jobs. */
export async function newestJobs(db: Db, context: SearchContext, limit: number): Promise<JobBrief[]> {
  return (await searchJobs(db, context, readQuery({ sort: 'newest', limit: String(limit) }))).jobs
}

/** The newest jobs that anybody finds on a site by these parameters of a search, and the address of that search. */
export async function jobsFound(
  db: Db,
  theme: ScopedSite,
  parameters: Record<string, string>,
  limit: number,
): Promise<{ jobs: JobBrief[]; href: string }> {
  const query = readQuery({ ...parameters, sort: 'newest' })
  const { jobs } = await searchJobs(db, { viewer: null, theme }, { ...query, limit })
  return { jobs, href: searchUrl(query) }
}

/** Promoted jobs that a site shows, newest first. */
export async function promotedJobs(db: Db, site: ScopedSite, limit: number): Promise<JobBrief[]> {
  const rows = await briefRows(db)
    .where('job.promoted_until', '>', new Date())
    .where('job.expired_at', 'is', null)
    .where(shownOn(site))
    .where((eb) =>
      eb.or([
        eb('job.expires_at', 'is', null),
        eb('job.expires_at', '>', new Date()),
        eb('employer.never_expire_jobs', '=', true),
      ]),
    )
    .orderBy('job.posted_at', 'desc')
    .orderBy('job.id')
    .limit(limit)
    .execute()
  return rows.map((row) => briefOf(row, seconds()))
}

export type Totals = { jobs: number; employers: number; remote: number }

/** Totals of the live jobs of a site, their employers, and remote jobs. */
export async function jobTotals(db: Db, site: ScopedSite): Promise<Totals> {
  const { jobs, remote, values } = await engine.tally(db, await scopeConditions(db, site), ['employer'])
  return { jobs, remote, employers: values.get('employer')!.size }
}

export type CategoryCount = { value: string; label: string; count: number; href: string }

/** Live jobs of a site per category, by count. */
export async function categoryCounts(db: Db, site: ScopedSite): Promise<CategoryCount[]> {
  const { values } = await engine.tally(db, await scopeConditions(db, site), ['category'])
  const labels = await categoryLabels(db)
  return [...values.get('category')!]
    .filter(([value]) => value)
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => ({
      value,
      label: labels.get(value) ?? value,
      count,
      href: searchUrl(readQuery({ cat: value })),
    }))
}

export type StateCount = { code: string; name: string; count: number }

/** Live jobs of a site per state, by count; those without one, or abroad, are under ''. */
export async function stateCounts(db: Db, site: ScopedSite): Promise<StateCount[]> {
  const { values } = await engine.tally(db, await scopeConditions(db, site), ['state'])
  return [...values.get('state')!]
    .sort((a, b) => b[1] - a[1])
    .map(([code, count]) => ({ code, name: stateNames.get(code) ?? code, count }))
}
