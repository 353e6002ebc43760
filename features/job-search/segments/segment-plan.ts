import { buildSegment } from './build.ts'
import type { StoredSegment } from './index-format.ts'
import { type ExistingJob, type IndexedFacts, indexedJobOf } from './indexed-job.ts'

/** What a segment is built of, as plain data, so that any thread can do it. Jobs in the order of their slots */
export type SegmentPlan = {
  employer: { id: string; name: string; never_expire_jobs: boolean }
  feedId: string | null
  now: number
  jobs: { id: string; facts: IndexedFacts; posted: number; existing: ExistingJob | undefined }[]
}

/** Analyzes the jobs and builds their segment. */
export const segmentOf = ({ jobs, ...source }: SegmentPlan): StoredSegment =>
  buildSegment(
    jobs.map(({ id, facts, posted, existing }) => indexedJobOf(id, facts, { ...source, posted, existing })),
  )

/** The facts alone: what is given may have more, such as the hash of a job from a feed, which need not go to a thread. */
export const factsAlone = (job: IndexedFacts): IndexedFacts => ({
  title: job.title,
  description: job.description,
  feedEmployer: job.feedEmployer,
  agency: job.agency,
  subagency: job.subagency,
  city: job.city,
  state: job.state,
  zip: job.zip,
  lat: job.lat,
  lon: job.lon,
  isRemote: job.isRemote,
  isHybrid: job.isHybrid,
  type: job.type,
  careerLevel: job.careerLevel,
  categories: job.categories,
  source: job.source,
  isVolunteer: job.isVolunteer,
  isCompetitive: job.isCompetitive,
  clearance: job.clearance,
  expiresAt: job.expiresAt,
})
