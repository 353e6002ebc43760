import type { ApplicantRow } from './schema.ts'

/** '4.0 of 5 (1 rating)' */
export const ratingWords = ({ average, count }: NonNullable<ApplicantRow['rating']>): string =>
  `${average.toFixed(1)} of 5 (${count === 1 ? '1 rating' : `${count} ratings`})`
