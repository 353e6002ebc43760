import type { JobDraft } from './draft.ts'
import { flag, never } from './segments/columns.ts'
import { type Entry, wordingOf } from './segments/entry.ts'
import { fold } from './words.ts'

/** What the database knows of a job before it is written. */
export type Kept = {
  id: string
  segment: number | null
  slot: number | null
  posted_at: Date | null
  created_at: Date | null
  promoted_until: Date | null
}

type Employer = { id: string; name: string; never_expire_jobs: boolean }

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** When a job was posted, in seconds: never later than we knew, never in the future. */
export const postedOf = (job: JobDraft, kept: Kept | undefined, now: number): number =>
  Math.max(0, Math.min(seconds(job.postedAt), now, kept?.posted_at ? seconds(kept.posted_at) : now))

type Around = {
  employer: Employer
  feedId: string | null
  posted: number
  now: number
  kept: Kept | undefined
}

/** A job as the search index knows it. */
export function entryOf(id: string, job: JobDraft, { employer, feedId, posted, now, kept }: Around): Entry {
  return {
    id,
    posted,
    firstSeen: kept?.created_at ? seconds(kept.created_at) : now,
    gone: employer.never_expire_jobs || !job.expiresAt ? never : seconds(job.expiresAt),
    promoted: kept?.promoted_until ? seconds(kept.promoted_until) : 0,
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
    ...wordingOf(job.title, job.description, foundBy(job, employer)),
  }
}

/** How the city of a job is compared with the one that is searched. */
export const cityOf = (city: string, state: string) => `${fold(city.trim())}, ${state}`

/** Names by which people look for a job, though they stand in neither title nor text. */
const foundBy = (job: JobDraft, employer: Employer) =>
  [employer.name, job.feedEmployer, job.agency, job.subagency, job.city].filter(Boolean).join(' . ')
