import type { JobBrief } from '#features/job-cards/schema.ts'
import { listJobs, readQuery } from '#features/job-search/index.ts'
import { recommendedPanel } from '#spec/limits.ts'
import { jobsMessages } from '#spec/messages.ts'
import type { Asking, Hint } from './model.ts'

/** What the modules of jobs show. */
export type JobsData = {
  jobs: JobBrief[]
  total: number
  /** the whole search */
  href: string
  /** said when there are none */
  none: string
  /** asks for what the search needs, instead of jobs */
  hint: Hint | null
  /** the near-you slider: where from, and how far; `within`: the miles of the whole search, which knows some radii only */
  near: { zip: string; miles: number; within: number } | null
}

const nothing: Omit<JobsData, 'none' | 'hint'> = { jobs: [], total: 0, href: '/jobs/search', near: null }

/** Nothing to search for: what to add to the profile. */
export const asksFor = (hint: Hint): JobsData => ({ ...nothing, none: '', hint })

/** The first jobs of a search with these parameters of /jobs/search; null where the search is off. */
export async function jobsOf(
  { db, viewer, site, profile }: Asking,
  parameters: Record<string, string>,
  none: string = jobsMessages.noJobs,
): Promise<JobsData | null> {
  if (!site.applications.search) return null
  const query = readQuery({ ...parameters, limit: String(recommendedPanel.fetched) })
  const { jobs, total } = await listJobs(db, { viewer, theme: site, profile }, query)
  return {
    ...nothing,
    jobs: jobs.slice(0, recommendedPanel.shown),
    total,
    href: `/jobs/search?${new URLSearchParams(parameters)}`,
    none,
    hint: null,
  }
}
