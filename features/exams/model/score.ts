import type { ExamFactor } from '../schema.ts'

/** What of a person decides, each 0 to 1; null: their profile does not say. */
export type Evidence = {
  /** how well the name of the exam answers their military occupation */
  occupation: number | null
  /** whether it is in one of the fields they are interested in */
  interest: boolean | null
  inCity: boolean | null
}

/** What one wants counts for less than what one has done. */
const interestWorth = 0.75
/** Living in the city, which its residency rules ask of most employees, in points. */
const cityPoints = 10

/** 0 to 100: what a person did or wants, and whether they live in the city; null when neither of the first is known. */
export function examScore({ occupation, interest, inCity }: Evidence): {
  score: number | null
  factors: ExamFactor[]
} {
  if (occupation === null && interest === null) return { score: null, factors: [] }
  const best = Math.max(occupation ?? 0, interest ? interestWorth : 0)
  const work = best * (inCity === null ? 100 : 100 - cityPoints)
  const factors: (ExamFactor | null)[] = [
    occupation === null
      ? null
      : {
          label: 'Military occupation',
          value: Math.round(occupation * 100),
          text: 'How well what you did answers it.',
        },
    interest === null
      ? null
      : {
          label: 'Job interests',
          value: interest ? 100 : 0,
          text: interest ? 'It is a field you chose.' : null,
        },
    inCity === null
      ? null
      : {
          label: 'Lives in the city',
          value: inCity ? 100 : 0,
          text: inCity ? null : 'Most city jobs ask for it.',
        },
  ]
  return {
    score: Math.round(work + (inCity ? cityPoints : 0)),
    factors: factors.filter((one) => one !== null),
  }
}
