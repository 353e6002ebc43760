import { z } from 'zod'
import type { Standing } from '#features/connections/schema.ts'
import { JobBrief } from '#features/job-cards/answers.ts'

const Labelled = z.object({ id: z.string(), label: z.string() })

const Certification = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  published: z.boolean(),
  external_links: z.array(z.object({ name: z.string(), url: z.string() })),
})

/** Civilian work or education. */
export const WorkRecord = z.object({
  id: z.string(),
  kind: z.enum(['work', 'education']),
  title: z.string(),
  organization: z.string(),
  fromYear: z.number().nullable(),
  toYear: z.number().nullable(),
  description: z.string().nullable(),
})

export const MilitaryRecord = z.object({
  branch: z.string().nullable(),
  rank: z.string().nullable(),
  occupation: z.object({ id: z.string(), code: z.string(), title: z.string() }).nullable(),
  fromYear: z.number().nullable(),
  toYear: z.number().nullable(),
})

/** A DD214 and what staff decided, for those who may know. */
export const Dd214 = z.object({
  url: z.string().nullable(),
  status: z.enum(['validated', 'rejected']).nullable(),
  reason: z.string().nullable(),
  checkedAt: z.string().nullable(),
  checkedBy: z.string().nullable(),
})

/** A person, as far as the viewer may see (documents 1 and 2, section 3); the keys are the documents' own. */
export const Profile = z.object({
  id: z.string(),
  slug: z.string(),
  firstName: z.string(),
  /** the initial, where the person hides the last name */
  lastName: z.string(),
  photo: z.string().nullable(),
  about: z.string().nullable(),
  records: z.array(WorkRecord),
  militaryRecords: z.array(MilitaryRecord),
  DD214Validated: z.boolean(),
  badges: z.array(z.object({ id: z.string(), name: z.string(), icon: z.string() })),
  /** whether this member of the staff had looked at it before; only for those who look for people */
  viewed: z.boolean().optional(),
  /** only for those who may */
  email: z.string().optional(),
  phone: z.string().nullable().optional(),
  resume: z.object({ url: z.string(), name: z.string() }).nullable().optional(),
  branch: z.string().nullable(),
  rank: z.object({ id: z.string(), title: z.string(), description: z.string() }).nullable(),
  occupation: z
    .object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      certifications: z.array(Certification),
      suggestedJobs: z.array(JobBrief),
    })
    .nullable(),
  careerInterests: z.array(Labelled),
  jobInterests: z.array(Labelled),
  /** document 2, section 3: userTrades */
  userTrades: z.array(Labelled),
  /** what the person needs help with; only for that person and the staff of their site */
  userNeeds: z.array(Labelled).optional(),
  /** null: none, or not for this viewer (document 1, section 9: 'None' is hidden) */
  securityClearance: z.string().nullable(),
  /** until when it is valid: 24 months after separation (document 1, section 9), YYYY-MM-DD */
  securityClearanceUntil: z.string().nullable(),
  /** that day is over */
  securityClearanceExpired: z.boolean(),
  education: z.string().nullable(),
  zip: z.string().nullable(),
})

/** One thing that would make the search better, and where to add it. */
const Missing = z.object({ section: z.string(), title: z.string(), gain: z.string() })
export const Completion = z.object({ percent: z.number(), missing: z.array(Missing) })

/** The props of profiles/profile. */
export const ProfilePage = Profile.extend({
  isOwn: z.boolean(),
  isPublic: z.boolean(),
  isMilitarySpouse: z.boolean(),
  /** only for the person's own eyes */
  completion: Completion.optional(),
  /** only for those who may know */
  dd214: Dd214.optional(),
  /** as a mentor */
  mayRecommend: z.boolean(),
  mayValidate: z.boolean(),
  canonical: z.string(),
  /** the way to reach the person, if there is one */
  contact: z.object({ kind: z.enum(['email', 'site']), href: z.string() }).nullable(),
  /** how the viewer is connected with the person; absent for visitors and on one's own profile */
  standing: z.custom<Standing>().meta({ type: 'object' }).optional(),
})
