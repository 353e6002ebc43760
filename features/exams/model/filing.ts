import type { FilingState } from '../schema.ts'

/** A reminder comes this many days before filing ends. */
export const daysBefore = 2

/** The day in New York, as YYYY-MM-DD: filing opens and closes there. */
export const cityDay = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now)

const dayMs = 86_400_000
const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

type Filing = { filingStart: string; filingEnd: string }
export type FilingNow = {
  state: FilingState
  daysLeft: number
  daysOver: number
  days: number
  mayRemind: boolean
}

/** Where the filing of an exam is on a day of the city. */
export function filingOn({ filingStart, filingEnd }: Filing, today: string): FilingNow {
  const state = today < filingStart ? 'soon' : today > filingEnd ? 'past' : 'open'
  const days = between(filingStart, filingEnd) + 1
  return {
    state,
    days,
    daysLeft: state === 'soon' ? between(today, filingStart) : Math.max(0, between(today, filingEnd)),
    daysOver: state === 'soon' ? 0 : Math.min(days, between(filingStart, today)),
    mayRemind: today < reminderDay(filingEnd),
  }
}

/** The day of the last reminder. */
export const reminderDay = (filingEnd: string): string =>
  new Date(Date.parse(filingEnd) - daysBefore * dayMs).toISOString().slice(0, 10)

/** What the badge of an exam says. */
export function daysInWords({ state, daysLeft }: Pick<FilingNow, 'state' | 'daysLeft'>): string {
  if (state === 'past') return 'Closed'
  if (state === 'soon') return daysLeft === 1 ? 'Opens tomorrow' : `Opens in ${daysLeft} days`
  if (daysLeft === 0) return 'Closes today, 11:59 PM'
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
}

/** Few enough days to warn of. */
export const isUrgent = ({ state, daysLeft }: Pick<FilingNow, 'state' | 'daysLeft'>) =>
  state === 'open' && daysLeft < 4
