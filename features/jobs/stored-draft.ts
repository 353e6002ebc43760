import type { Selectable } from 'kysely'
import type { DB } from '#db/types.ts'
import type { CareerLevel, JobSource, JobType, WageUnit } from '#spec/lists.ts'
import { numeric } from './briefs.ts'
import type { JobDraft } from './draft.ts'

export type JobRow = Selectable<DB['jobs']>

/** A job of the database as the draft that it was saved from. */
export const draftOf = (row: JobRow): JobDraft => ({
  reference: row.reference,
  title: row.title,
  description: row.description,
  applyUrl: row.apply_url,
  applyEmail: row.apply_email,
  feedEmployer: row.feed_employer,
  agency: row.agency,
  subagency: row.subagency,
  address: row.address,
  city: row.city,
  state: row.state,
  zip: row.zip,
  country: row.country,
  lat: row.lat,
  lon: row.lon,
  isRemote: row.is_remote,
  isHybrid: row.is_hybrid,
  type: row.type as JobType | null,
  careerLevel: row.career_level as CareerLevel | null,
  wageMin: numeric(row.wage_min),
  wageMax: numeric(row.wage_max),
  wageUnit: row.wage_unit as WageUnit | null,
  currency: row.currency,
  categories: row.categories,
  source: row.source as JobSource | null,
  isVolunteer: row.is_volunteer,
  isCompetitive: row.is_competitive,
  clearance: row.clearance,
  postedAt: row.posted_at,
  expiresAt: row.expires_at,
})
