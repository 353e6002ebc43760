import { shortMoney } from '#schema/money.ts'
import { figure as digits } from '#ui/figure.ts'
import { type Analytics, figureOf, type Kind } from '../schema.ts'

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayOf = (day: string) => short.format(new Date(`${day}T12:00:00Z`))

/** 'Oct 24 to Nov 20' */
export const rangeOf = (from: string, to: string) => `${dayOf(from)} to ${dayOf(to)}`

export const shown = (kind: Kind) => (figureOf(kind).isMoney ? shortMoney : digits)

/** How a figure differs from the period before, in percent; null: there is nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null
}

/** '12% more than before' */
export function changeInWords(change: number): string {
  if (change === 0) return 'as many as before'
  return `${digits(Math.abs(change))}% ${change > 0 ? 'more' : 'fewer'} than before`
}

/** More of most figures is good. */
export const isGood = (kind: Kind, change: number) => change > 0 !== (figureOf(kind).isBad === true)

/** A site in its first days has no period before. */
export const isComparable = ({ totals }: Pick<Analytics, 'totals'>) => totals.some(({ before }) => before > 0)
