import type { Answers, Question } from '#features/questions/schema.ts'

/** A company as somebody signed it up. */
export type Company = {
  name: string
  /** the employer on the site that it is, which is claimed; null: it is new */
  claims: string | null
  /** why it is theirs, for the staff */
  claimMessage: string
  employerTypeId: string | null
  localUnion: string | null
  abilityOne: boolean
  nonProfitAffiliate: boolean
  /** the person offers to mentor */
  mentoring: boolean
  /** by the settings of the site at that time */
  needsApproval: boolean
  questions: Question[]
  answers: Answers
}

/** A company that might be the one that somebody signs up. */
export type KnownCompany = {
  id: string
  name: string
  /** Pittsburgh, PA */
  place: string | null
  jobCount: number
  /** it has managers; who they are is not shown */
  isManaged: boolean
}
