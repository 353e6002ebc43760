import type { WageUnit } from '#spec/lists.ts'

/** Of full-time work: 40 hours a week, 52 weeks a year, as the Bureau of Labor Statistics counts. */
const hours: Record<WageUnit, number> = { hour: 1, day: 8, week: 40, month: 2_080 / 12, year: 2_080 }

/** What a wage comes to in an hour. */
export const hourly = (amount: number, unit: WageUnit): number => amount / hours[unit]

/** What an hourly wage comes to in a year, to the hundred. */
export const yearly = (amount: number): number => Math.round((amount * hours.year) / 100) * 100
