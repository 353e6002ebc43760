import type { CareerLevel } from '#spec/lists.ts'
import type { DemoEmployer } from '../employers.ts'
import type { DemoPlace } from '../places.ts'

/** A demo job before any dialect: what its publisher knows. */
export type DemoJob = {
  /** The employer or board whose feed carries it. */
  employer: DemoEmployer
  /** Who hires: the employer itself, or whom the board names. */
  company: string
  reference: string
  title: string
  field: string
  place: DemoPlace
  street: string | null
  workplace: 'on-site' | 'hybrid' | 'remote'
  type: string
  careerLevel: CareerLevel
  wage: { min: number; max: number; unit: 'hour' | 'year' } | null
  /** Ids of catalog/categories.tsv. */
  categories: string[]
  source: 'Military' | 'Federal' | 'State' | null
  agency: string | null
  subagency: string | null
  /** Federal series, such as ['0610', 'Nurse']. */
  series: [string, string] | null
  isVolunteer: boolean
  isCompetitive: boolean
  clearance: string | null
  applyUrl: string
  applyEmail: string | null
  postedAt: Date
  expiresAt: Date
  wording: Wording
}

/** The description in its parts; feeds print them as one text or apart. */
export type Wording = {
  open: string
  about: string
  context: string[]
  duties: string[]
  needs: string[]
  service: string
  terms: string[]
  benefits: string[]
  closing: string
}
