import type { JobBrief } from '#features/job-cards/schema.ts'

/** Who may see a resume beside its owner and the staff. */
export const resumeAudiences = [
  { value: 'nobody', label: 'Only me and the staff of my site' },
  { value: 'employers', label: 'Employers who may find me' },
  { value: 'mentors', label: 'Mentors who may find me' },
  { value: 'both', label: 'Employers and mentors who may find me' },
] as const
export type ResumeAudience = (typeof resumeAudiences)[number]['value']

export type Certification = {
  id: string
  name: string
  description: string
  published: boolean
  external_links: { name: string; url: string }[]
}

/** Civilian work or education. */
export type WorkRecord = {
  id: string
  kind: 'work' | 'education'
  title: string
  organization: string
  fromYear: number | null
  toYear: number | null
  description: string | null
}

export type MilitaryRecord = {
  branch: string | null
  rank: string | null
  occupation: { id: string; code: string; title: string } | null
  fromYear: number | null
  toYear: number | null
}

/** What was found of a DD214, for those who may know. */
export type Dd214 = {
  url: string | null
  status: 'validated' | 'rejected' | null
  reason: string | null
  checkedAt: string | null
  checkedBy: string | null
}

type Labelled = { id: string; label: string }

/** A person, as far as the viewer may see (documents 1 and 2, section 3); the keys are the documents' own. */
export type Profile = {
  id: string
  slug: string
  firstName: string
  /** the initial, where the person hides the last name */
  lastName: string
  photo: string | null
  about: string | null
  records: WorkRecord[]
  militaryRecords: MilitaryRecord[]
  DD214Validated: boolean
  badges: { id: string; name: string; icon: string }[]
  /** whether this member of the staff had looked at it before; only for those who look for people */
  viewed?: boolean
  /** only for those who may */
  email?: string
  phone?: string | null
  resume?: { url: string; name: string } | null
  branch: string | null
  rank: { id: string; title: string; description: string } | null
  occupation: {
    id: string
    title: string
    description: string
    certifications: Certification[]
    suggestedJobs: JobBrief[]
  } | null
  careerInterests: Labelled[]
  jobInterests: Labelled[]
  /** document 2, section 3: userTrades */
  userTrades: Labelled[]
  /** what the person needs help with; only for that person and the staff of their site */
  userNeeds?: Labelled[]
  /** null: none, or not for this viewer (document 1, section 9: 'None' is hidden) */
  securityClearance: string | null
  /** until when it is good: 24 months after separation (document 1, section 9), YYYY-MM-DD */
  securityClearanceUntil: string | null
  /** that day is over */
  securityClearanceExpired: boolean
  education: string | null
  zip: string | null
}

/** One thing that would make the search better, and where to tell it. */
export type Missing = { section: string; title: string; gain: string }
export type Completion = { percent: number; missing: Missing[] }

export type ProfilePage = Profile & {
  isOwn: boolean
  isPublic: boolean
  isMilitarySpouse: boolean
  /** only for the person's own eyes */
  completion?: Completion
  /** only for those who may know */
  dd214?: Dd214
  mayValidate: boolean
  canonical: string
  /** the way to reach the person, if there is one */
  contact: { kind: 'email' | 'site'; href: string } | null
}
