import type { Selectable } from 'kysely'
import type { DB } from '#db/types.ts'
import type { IndexedFacts } from './indexed-job.ts'

export type JobRow = Selectable<DB['jobs']>

/** The facts of a stored job that the index needs. */
export const factsOf = (row: JobRow): IndexedFacts => ({
  title: row.title,
  description: row.description,
  feedEmployer: row.feed_employer,
  agency: row.agency,
  subagency: row.subagency,
  city: row.city,
  state: row.state,
  zip: row.zip,
  lat: row.lat,
  lon: row.lon,
  isRemote: row.is_remote,
  isHybrid: row.is_hybrid,
  type: row.type,
  careerLevel: row.career_level,
  categories: row.categories,
  source: row.source,
  isVolunteer: row.is_volunteer,
  isCompetitive: row.is_competitive,
  clearance: row.clearance,
  expiresAt: row.expires_at,
})
