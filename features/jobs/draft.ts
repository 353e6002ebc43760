import type { CareerLevel, JobSource, JobType, WageUnit } from '#spec/lists.ts'

/** A job from a feed or an employer: cleaned, geocoded, normalized. */
export type JobDraft = {
  /** the employer's id for it */
  reference: string
  title: string
  /** cleaned HTML */
  description: string
  applyUrl: string | null
  applyEmail: string | null
  /** the company that a feed of many companies names */
  feedEmployer: string | null
  agency: string | null
  subagency: string | null
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  country: string
  lat: number | null
  lon: number | null
  isRemote: boolean
  isHybrid: boolean
  type: JobType | null
  careerLevel: CareerLevel | null
  /** in whole units of the currency, cents as decimals */
  wageMin: number | null
  wageMax: number | null
  wageUnit: WageUnit | null
  currency: string
  /** ids of features/categories, best match first */
  categories: string[]
  source: JobSource | null
  isVolunteer: boolean
  isCompetitive: boolean
  clearance: string | null
  postedAt: Date
  expiresAt: Date | null
}
