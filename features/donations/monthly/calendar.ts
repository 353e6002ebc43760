/**
 * The day of the month after this one: the same day, or the last of a shorter month. The day is the plan's own, so that a gift
 * of the 31st comes back to it after February.
 * @param date 'YYYY-MM-DD'
 */
export function monthAfter(date: string, day: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return inMonth(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, day)
}

/** The plan's day in a month (1 to 12), its last where the month is shorter. */
export function inMonth(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${year}-${String(month).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`
}

export const dayOf = (date: string): number => Number(date.slice(8))

/** The first period on or after a day: a plan that waited charges nothing for what went by. */
export function nextFrom(period: string, day: number, today: string): string {
  let next = period
  while (next < today) next = monthAfter(next, day)
  return next
}

/** Design: money. Retries on days 1, 3, 5 and 7 after the due date; null: given up for this period. */
export const retryDays = [1, 3, 5, 7] as const
export const retryAfter = (attempts: number): number | null => retryDays[attempts - 1] ?? null
