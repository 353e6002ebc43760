import { z } from 'zod'
import type { AuditEntry } from '#features/audit/schema.ts'
import type { Standing } from '#features/connections/schema.ts'
import { ids } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'
import { defaultRadius, radii, usersPerPage } from '#spec/limits.ts'
import { type Clearance, clearances, userTrades } from '#spec/lists.ts'
import { signUpMessages } from '#spec/messages.ts'
import { isPhone } from '#spec/phone.ts'
import { type UserType, userTypes } from '#spec/roles.ts'

/** A phone number that may be left out: empty is null, absent stays as it is. */
export const Phone = z
  .string(signUpMessages.phoneInvalid)
  .trim()
  .refine((typed) => typed === '' || isPhone(typed), signUpMessages.phoneInvalid)
  .transform((typed) => typed || null)
  .nullable()
  .optional()

/** How a list of people is sorted; '-' reverses the order. */
export const userSorts = ['-created', 'created', 'name', '-name', '-seen', 'seen', 'score'] as const
export type UserSort = (typeof userSorts)[number]

const id = z.union([z.uuid(), z.literal('')]).catch('')
const yesOrNo = z.enum(['yes', 'no', '']).catch('')
const day = z.union([z.iso.date(), z.literal('')]).catch('')
const severalOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(
    (given) => (Array.isArray(given) ? given : given ? [given] : []),
    z.array(z.enum(values)).max(values.length).catch([]),
  ) as z.ZodType<Values[number][]>

/** The query of a search for people. Nonsense is ignored, so that old links keep working. */
export const UserQuery = z.object({
  q: searchText,
  type: severalOf(userTypes),
  theme: id,
  employer: id,
  badge: id,
  /** branch, rank and military occupation, by their ids */
  c: searchText,
  rank: searchText,
  o: searchText,
  /** a ZIP or 'City, ST', and the miles around it */
  l: searchText,
  r: z.enum(radii).catch(defaultRadius),
  /** this clearance or a higher one, not expired */
  clearance: z.enum([...clearances, '']).catch(''),
  /** validated or not, or waiting for review */
  dd214: z.enum(['yes', 'no', 'waiting', '']).catch(''),
  /** a trade of the profile, by its key */
  trade: z.enum([...userTrades.map(({ value }) => value), '']).catch(''),
  /** what people need help with, by its id: for those who manage them */
  need: id,
  active: yesOrNo,
  activated: yesOrNo,
  from: day,
  to: day,
  /** the job that people are scored against */
  job: id,
  sort: z.enum(userSorts).optional().catch(undefined),
  ...paged(usersPerPage.usual, usersPerPage.most),
})
export type UserQuery = z.infer<typeof UserQuery>

/** The export takes the same, and the ids of those chosen from the list. */
export const ExportQuery = UserQuery.extend({ id: ids(100) })

export const MentorQuery = z.object({
  q: searchText,
  c: searchText,
  ...paged(usersPerPage.usual, usersPerPage.most),
})

/** What may be done to a person on the card (document 1, section 6); the server decides which. */
export type UserAction =
  | 'details'
  | 'profile'
  | 'edit'
  | 'switch'
  | 'resetPassword'
  | 'resetLink'
  | 'logout'
  | 'suppressions'
  | 'clearSuppressions'
  | 'badges'
  | 'disable'
  | 'issueTicket'
  | 'copyData'
  | 'delete'

export type UserBadge = { id: string; name: string; icon: string }

/** How somebody fits a job, 0 to 100: the sum of its factors. */
export type Fit = {
  result: number
  /** title: the military occupation · description: what the job requires · paramA: interests · paramB: nearness */
  factors: { title: number; description: number; paramA: number; paramB: number; result: number }
}

/** An employer that somebody works for. */
export type EmployerOfUser = {
  id: string
  name: string
  slug: string
  needsApproval: boolean
  approved: boolean | null
  localUnion: string | null
  isOwner: boolean
  since: string
}

/** The user card (document 1, section 3) and the candidate (document 2, section 3). Null: not for this viewer. */
export type UserCard = {
  id: string
  slug: string
  firstName: string
  lastName: string
  photo: string | null
  email: string | null
  phone: string | null
  type: UserType
  isAdmin: boolean
  isManager: boolean
  isMentor: boolean
  isThemeOwner: boolean
  active: boolean
  activated: boolean
  disabled: boolean
  created_at: string
  updated_at: string | null
  last_login_at: string | null
  zip: string | null
  /** 'Norfolk, VA' */
  place: string | null
  /** where the profile is */
  profile: string
  /** the one that the person has worked for longest (document 1, section 3) */
  employer: EmployerOfUser | null
  /** all of them, in the order of joining */
  employers: EmployerOfUser[]
  sourceTheme: { id: string; name: string } | null
  /** work and education, the latest first */
  records: {
    kind: 'work' | 'education'
    title: string
    organization: string
    fromYear: number | null
    toYear: number | null
  }[]
  militaryRecords: { branch: string | null; rank: string | null; occupation: string | null }[]
  securityClearance: Clearance | null
  DD214Validated: boolean
  badges: UserBadge[]
  resume: { url: string } | null
  /** whether this viewer has looked at the profile */
  viewed: boolean
  /** null when no job is chosen */
  score: Fit | null
  actions: UserAction[]
  /** how the viewer is connected with them; undefined for themselves */
  standing?: Standing
}

export type Choice = { value: string; label: string }

/** The props of users/search. */
export type UserSearch = {
  users: UserCard[]
  title: 'People' | 'Members' | 'Candidates' | 'Mentees'
  /** counted to 10,000 */
  totalDocs: number
  page: number
  limit: number
  query: UserQuery & { sort: UserSort }
  /** what ids in the query mean, by the name of the filter */
  labels: Partial<Record<keyof UserQuery, string>>
  /** `notSubscribed`: the viewer's employer does not pay for the search of candidates */
  notice: 'invalidLocation' | 'notSubscribed' | null
  job: { id: string; title: string; employer: string } | null
  choices: Record<'themes' | 'badges' | 'branches' | 'ranks' | 'needs', Choice[]>
  /** what this viewer may do with a selection */
  may: {
    see: boolean
    setBadges: boolean
    disable: boolean
    export: boolean
    review: boolean
    everywhere: boolean
  }
}

/** The props of users/mentors. */
export type MentorSearch = {
  mentors: {
    id: string
    firstName: string
    lastName: string
    photo: string | null
    profile: string
    about: string | null
    employer: string | null
    branch: string | null
    rank: string | null
    badges: UserBadge[]
    title: string
    helpsWith: string
    /** how the viewer is connected with them; undefined for themselves */
    standing?: Standing
    /** only where its owner shows it to the viewer */
    resume: { url: string } | null
  }[]
  totalDocs: number
  page: number
  limit: number
  query: { q: string; c: string }
  branches: Choice[]
}

/** The props of users/card. */
export type UserDetails = {
  user: UserCard
  ownedThemes: { id: string; name: string }[]
  /** how many sessions are open */
  sessions: number
  /** those that this viewer may give */
  badges: Choice[]
  /** the latest of the audit trail, for whom may read it */
  trail: AuditEntry[]
}
