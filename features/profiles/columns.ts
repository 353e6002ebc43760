import type { CareerInterest, Clearance, DischargeReason, EducationLevel, UserTrade } from '#spec/lists.ts'
import type { ResumeAudience } from './schema.ts'

/** The columns of a profile that forms set; null means not given. */
export type ProfileFields = {
  addressLine1: string | null
  addressLine2: string | null
  city: string | null
  state: string | null
  county: string | null
  district: string | null
  zip: string | null
  about: string | null
  isMilitarySpouse: boolean
  isVeteran: boolean | null
  dischargeReason: DischargeReason | null
  careerInterests: CareerInterest[]
  /** ids of categories */
  jobInterests: string[]
  userTrades: UserTrade[]
  securityClearance: Clearance | null
  /** the day from which a clearance is good for 24 months, YYYY-MM-DD */
  clearanceEndedAt: string | null
  education: EducationLevel | null
  /** what one organization asks in addition (document 3, section 3) */
  extended: { howDidYouHear: string; details: string; otherServices: string } | null
  photoFileId: string | null
  resumeFileId: string | null
  dd214FileId: string | null
  isPublic: boolean
  isFindable: boolean
  hidesLastName: boolean
  resumeShownTo: ResumeAudience
  takesConnections: boolean
  shownAtEmployer: boolean
  employerQuote: string | null
}

export const columns = {
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  state: 'state',
  county: 'county',
  district: 'district',
  zip: 'zip',
  about: 'about',
  isMilitarySpouse: 'is_military_spouse',
  isVeteran: 'is_veteran',
  dischargeReason: 'discharge_reason',
  careerInterests: 'career_interests',
  jobInterests: 'job_interests',
  userTrades: 'trades',
  securityClearance: 'security_clearance',
  clearanceEndedAt: 'clearance_ended_on',
  education: 'education',
  extended: 'extended',
  photoFileId: 'photo_file_id',
  resumeFileId: 'resume_file_id',
  dd214FileId: 'dd214_file_id',
  isPublic: 'is_public',
  isFindable: 'is_findable',
  hidesLastName: 'hides_last_name',
  resumeShownTo: 'resume_shown_to',
  takesConnections: 'takes_connections',
  shownAtEmployer: 'shown_at_employer',
  employerQuote: 'employer_quote',
} as const satisfies Record<keyof ProfileFields, string>
