import type { WageUnit } from '#spec/lists.ts'
import { remembered } from './remembered.ts'

export type Wage = Readonly<{
  min: number | null
  max: number | null
  unit: WageUnit | null
  currency: string | null
}>

const numbers = /(\d{1,3}(?:[ ,.'\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)\s*(k\b|k(?=[€$£]))?/gi
const units: [WageUnit, RegExp][] = [
  ['hour', /\bh(?:ou)?r(?:s|ly)?\b|\/\s*h\b|\bheures?\b|\bhoraire\b|per[- ]hour/i],
  ['day', /\bda(?:y|ily)\b|\bjour(?:n[ée]e)?s?\b|\bjournalier\b|per[- ]day/i],
  ['week', /\bweek(?:ly)?\b|\bsemaine\b|\bhebdo/i],
  ['month', /\bmonth(?:ly)?\b|\bmois\b|\bmensuel|\bmo\b/i],
  ['year', /\byear(?:ly)?\b|\byr\b|\bannual(?:ly)?\b|\bannum\b|\bp\.?a\.?\b|\ban\b|\bannuel|\bper[- ]year/i],
]
const currencies: [string, RegExp][] = [
  ['CAD', /\bCAD\b|C\$/],
  ['AUD', /\bAUD\b|A\$/],
  ['USD', /\$|\bUSD\b|\bdollars?\b/i],
  ['EUR', /€|\bEUR\b|\beuros?\b/i],
  ['GBP', /£|\bGBP\b/],
]

/**
 * A wage as people write it: "$25 - $30 an hour", "$50K per year", "18 - 22 k€ brut annuel", "De 27 800€ à 29 300€".
 * @returns null when there is no amount ("A négocier", "Competitive")
 */
export const readWage = remembered((text): Wage | null => {
  // matchAll begins where the last exec of the same expression ended.
  numbers.lastIndex = 0
  const cleaned = text
    .replace(/401\s*\(?k\)?/gi, ' ')
    .replace(/\b\d+\s*(?:hours?|hrs?|h|heures?)\s*(?:\/|per|par)\s*(?:week|semaine)/gi, ' ')
  const amounts = [...cleaned.matchAll(numbers)]
    .slice(0, 2)
    .map((match) => ({ value: numberOf(match[1]!), isThousands: Boolean(match[2]) }))
  if (!amounts.length || amounts.every(({ value }) => value === 0)) return null
  const thousands = amounts.some(({ isThousands }) => isThousands)
  const [low, high] = amounts.map(({ value, isThousands }) =>
    thousands && (isThousands || value < 1000) ? value * 1000 : value,
  )
  const upTo = amounts.length === 1 && /\bup to\b|\bjusqu|\bmax/i.test(text)
  return sensible({
    min: upTo ? null : low!,
    max: high ?? (upTo ? low! : null),
    unit: unitOf(text),
    currency: currencyOf(text),
  })
})

/** A wage of parts, as feeds with separate fields give it. */
export function wageOf(
  min: string | undefined,
  max: string | undefined,
  unit: string | undefined,
  currency: string | undefined,
): Wage | null {
  const low = min ? amountOf(min) : null
  const high = max ? amountOf(max) : null
  if (!low && !high) return null
  return sensible({
    min: low,
    max: high,
    unit: unit ? unitOf(unit) : unitOf(`${min} ${max}`),
    currency: (currency && currencyOf(currency)) ?? currencyOf(`${min} ${max}`),
  })
}

/** "97738.0", "33000.000", "26 000,50", "1,234": a number as text. */
export function amountOf(text: string): number | null {
  numbers.lastIndex = 0
  const match = numbers.exec(text)
  if (!match) return null
  const value = numberOf(match[1]!) * (match[2] ? 1000 : 1)
  return value > 0 ? value : null
}

function numberOf(text: string): number {
  const grouped = /^\d{1,3}(?:[ ,.'\u00a0\u202f]\d{3})+/.exec(text)?.[0]
  if (grouped)
    return (
      Number(grouped.replace(/\D/g, '')) + Number(`0.${text.slice(grouped.length).replace(/\D/g, '') || 0}`)
    )
  return Number(text.replace(',', '.'))
}

export function unitOf(text: string): WageUnit | null {
  const words = text.replace(/_/g, ' ')
  return units.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

export function currencyOf(text: string): string | null {
  const code = /^[A-Z]{3}$/.exec(text.trim().toUpperCase())?.[0]
  return code ?? currencies.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** Puts the amounts in order, and a unit where none is said or the one said cannot be ("11.88 a year"). */
function sensible(wage: Wage): Wage | null {
  let { min, max } = wage
  if (min !== null && max !== null && min > max) [min, max] = [max, min]
  if (min === 0) min = null
  const amount = max ?? min
  if (amount === null || amount > 100_000_000) return null
  let { unit } = wage
  if (unit === 'year' && amount < 1000) unit = amount < 250 ? 'hour' : null
  if (unit === 'hour' && amount > 5000) unit = 'year'
  return { min, max, unit: unit ?? likelyUnit(amount), currency: wage.currency }
}

function likelyUnit(amount: number): WageUnit | null {
  if (amount >= 10_000) return 'year'
  if (amount < 200) return 'hour'
  return amount >= 1400 && amount < 10_000 ? 'month' : null
}
