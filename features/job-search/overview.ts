import { categoryLabels } from '#features/categories/index.ts'
import { briefOf, briefRows, shownOn } from '#features/job-cards/index.ts'
import type { JobBrief, ScopedSite } from '#features/job-cards/schema.ts'
import type { Db } from '#lib/db.ts'
import { readQuery } from './query/read-query.ts'
import { scopeFilters } from './query/scope.ts'
import { stateNames } from './results/labels.ts'
import { searchUrl } from './schema.ts'
import { type SearchContext, searchJobs } from './search.ts'
import { and, each } from './segments/bits.ts'
import { flag, mostCategories, none } from './segments/columns.ts'
import { liveDocs } from './segments/live-docs.ts'
import { currentSegments, type MemorySegment } from './segments/memory-segment.ts'

const seconds = () => Math.floor(Date.now() / 1000)

/** The newest jobs. */
export async function newestJobs(db: Db, context: SearchContext, limit: number): Promise<JobBrief[]> {
  return (await searchJobs(db, context, readQuery({ sort: 'newest', limit: String(limit) }))).jobs
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
  const employers = new Set<string>()
  const totals = { jobs: 0, employers: 0, remote: 0 }
  await eachLiveJob(db, site, ({ columns, lists }, slot) => {
    totals.jobs++
    employers.add(lists.employer[columns.employer[slot]!]!)
    if (columns.flags[slot]! & flag.remote) totals.remote++
  })
  return { ...totals, employers: employers.size }
}

export type CategoryCount = { value: string; label: string; count: number; href: string }

/** Live jobs of a site per category, by count. */
export async function categoryCounts(db: Db, site: ScopedSite): Promise<CategoryCount[]> {
  const counts = new Map<string, number>()
  await eachLiveJob(db, site, ({ columns, lists }, slot) => {
    for (
      let i = slot * mostCategories;
      i < (slot + 1) * mostCategories && columns.category[i] !== none;
      i++
    ) {
      const value = lists.category[columns.category[i]!]!
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  })
  const labels = await categoryLabels(db)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([value, count]) => ({
      value,
      label: labels.get(value) ?? value,
      count,
      href: searchUrl(readQuery({ cat: value })),
    }))
}

/** Home pages are cached until jobs change, so reading every job is affordable. */
async function eachLiveJob(
  db: Db,
  site: ScopedSite,
  call: (segment: MemorySegment, slot: number) => void,
): Promise<void> {
  const filters = await scopeFilters(db, site)
  for (const segment of await currentSegments(db)) {
    const bits = liveDocs(segment, seconds()).slice()
    for (const filter of filters) and(bits, filter(segment))
    each(bits, segment.size, (slot) => call(segment, slot))
  }
}

export type StateCount = { code: string; name: string; count: number }

/** Live jobs of a site per state, by count; those without one, or abroad, are under ''. */
export async function stateCounts(db: Db, site: ScopedSite): Promise<StateCount[]> {
  const counts = new Map<string, number>()
  await eachLiveJob(db, site, ({ columns, lists }, slot) => {
    const at = columns.state[slot]!
    const code = at === none ? '' : lists.state[at]!
    counts.set(code, (counts.get(code) ?? 0) + 1)
  })
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([code, count]) => ({ code, name: stateNames.get(code) ?? code, count }))
}
