import { type ApplicantStatus, applicantStatuses } from '#spec/lists.ts'

/** What the employer reads: 'Not selected', where the seeker's own tracking says 'Not for me'. */
export const labelOfStatus = (status: ApplicantStatus): string =>
  applicantStatuses.find(({ value }) => value === status)!.label

export const factorLabels = {
  title: { label: 'Military occupation', most: 45 },
  description: { label: 'Requirements', most: 15 },
  paramA: { label: 'Job interests', most: 20 },
  paramB: { label: 'Distance', most: 20 },
} as const
