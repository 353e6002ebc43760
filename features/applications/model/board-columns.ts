import { applicationStatuses } from '#spec/lists.ts'

/** The columns of the board, in the order a job moves through them: Interested first. */
export const boardColumns = [
  ...applicationStatuses.filter(({ value }) => value === 'INTERESTED'),
  ...applicationStatuses.filter(({ value }) => value !== 'INTERESTED'),
]
