import { clearanceMonths } from '#spec/limits.ts'

/** Until when a clearance is good: 24 months after the separation (document 1, section 9). @param ended YYYY-MM-DD */
export function clearanceUntil(ended: string | null): string | null {
  if (!ended) return null
  const [year, month, day] = ended.split('-').map(Number) as [number, number, number]
  const until = new Date(Date.UTC(year, month - 1 + clearanceMonths, day))
  // February 29 does not exist two years later: the last day of the month replaces it.
  if (until.getUTCDate() !== day) until.setUTCDate(0)
  return until.toISOString().slice(0, 10)
}

/** @param until YYYY-MM-DD: the last day on which it is good */
export const isOver = (until: string, now = new Date()): boolean => until < now.toISOString().slice(0, 10)
