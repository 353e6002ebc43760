import { applicationStatuses } from '#spec/lists.ts'

/** The columns of the board, in the order in which a job goes through them: what interests comes first. */
export const boardColumns = [
  ...applicationStatuses.filter(({ value }) => value === 'INTERESTED'),
  ...applicationStatuses.filter(({ value }) => value !== 'INTERESTED'),
]
