import { fold } from '#lib/fold.ts'
import { analyze, type IndexedJob } from './analyze.ts'
import { flag, never } from './columns.ts'

/** The facts of a job that are searched, filtered or ranked by. */
export type IndexedFacts = {
  title: string
  /** cleaned HTML */
  description: string
  feedEmployer: string | null
  agency: string | null
  subagency: string | null
  city: string | null
  state: string | null
  zip: string | null
  lat: number | null
  lon: number | null
  isRemote: boolean
  isHybrid: boolean
  type: string | null
  careerLevel: string | null
  /** ids, best match first */
  categories: string[]
  source: string | null
  isVolunteer: boolean
  isCompetitive: boolean
  clearance: string | null
  expiresAt: Date | null
}

/** A job's row and index entry before it is saved again. */
export type ExistingJob = {
  id: string
  segment: number | null
  slot: number | null
  posted_at: Date | null
  created_at: Date | null
  promoted_until: Date | null
}

type Employer = { id: string; name: string; never_expire_jobs: boolean }

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** When a job was posted, in seconds: never later than already recorded, never in the future. */
export const postedOf = (job: { postedAt: Date }, existing: ExistingJob | undefined, now: number): number =>
  Math.max(0, Math.min(seconds(job.postedAt), now, existing?.posted_at ? seconds(existing.posted_at) : now))

type IndexingContext = {
  employer: Employer
  feedId: string | null
  posted: number
  now: number
  existing: ExistingJob | undefined
}

export function indexedJobOf(
  id: string,
  job: IndexedFacts,
  { employer, feedId, posted, now, existing }: IndexingContext,
): IndexedJob {
  return {
    id,
    posted,
    firstSeen: existing?.created_at ? seconds(existing.created_at) : now,
    gone: employer.never_expire_jobs || !job.expiresAt ? never : seconds(job.expiresAt),
    promoted: existing?.promoted_until ? seconds(existing.promoted_until) : 0,
    lat: job.lat,
    lon: job.lon,
    employer: employer.id,
    categories: job.categories,
    state: job.state,
    city: job.city && job.state ? cityOf(job.city, job.state) : null,
    zip: job.zip?.slice(0, 5) ?? null,
    type: job.type,
    level: job.careerLevel,
    source: job.source,
    clearance: job.clearance,
    flags:
      (job.isRemote ? flag.remote : 0) |
      (job.isHybrid ? flag.hybrid : 0) |
      (job.isVolunteer ? flag.volunteer : 0) |
      (job.isCompetitive ? flag.competitive : 0) |
      (feedId ? 0 : flag.ownPost),
    careers: undefined,
    ...analyze(job.title, job.description, findableNames(job, employer)),
  }
}

/** Normalized city, to compare a job's with a searched one. */
export const cityOf = (city: string, state: string) => `${fold(city.trim())}, ${state}`

/** Names that find a job though they may appear in neither title nor text. */
const findableNames = (job: IndexedFacts, employer: Employer) =>
  [employer.name, job.feedEmployer, job.agency, job.subagency, job.city].filter(Boolean).join(' . ')
