import type { Period, Step } from '../schema.ts'

const dayMs = 86_400_000
const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
export const plusDays = (day: string, days: number) =>
  new Date(at(day) + days * dayMs).toISOString().slice(0, 10)
export const daysBetween = (from: string, to: string) => Math.round((at(to) - at(from)) / dayMs)

/** The last `days` days, today included, and as many before them. */
export function periodOf(days: number, today: string): Period {
  const from = plusDays(today, 1 - days)
  return { from, to: today, beforeFrom: plusDays(from, -days), beforeTo: plusDays(from, -1) }
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/**
 * A period cut into steps: weeks begin at its first day, months are those of the calendar. A day of the period before belongs to
 * the step of the day that it is compared with.
 */
export function stepsOf({ from, to }: Period, by: Step) {
  const length = daysBetween(from, to) + 1
  const stepOf = (day: string) => {
    const offset = daysBetween(from, day)
    return by === 'day' ? offset : by === 'week' ? Math.floor(offset / 7) : monthOf(day) - monthOf(from)
  }
  const days = Array.from({ length }, (_, offset) => plusDays(from, offset))
  const firsts = days.filter((day, offset) => offset === 0 || stepOf(day) !== stepOf(days[offset - 1]!))
  return {
    firsts,
    labels: firsts.map((day) => (by === 'month' ? months : short).format(at(day))),
    stepOf: (day: string) => stepOf(day < from ? plusDays(day, length) : day),
  }
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
