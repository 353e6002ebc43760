import { figure } from './figure.ts'

export type Wage = {
  min: number | null
  max: number | null
  unit: 'hour' | 'day' | 'week' | 'month' | 'year' | null
  currency?: string
}

/** '$24 to $31.50 an hour', 'From $52,000 a year', 'Up to $80,000'; null when nothing is known. */
export function wageText({ min, max, unit, currency = 'USD' }: Wage): string | null {
  const [low, high] = [min || null, max || null].map((amount) => amount && money(amount, currency))
  if (!low && !high) return null
  const span =
    low && high ? (low === high ? low : `${low} to ${high}`) : low ? `From ${low}` : `Up to ${high}`
  return unit ? `${span} ${unit === 'hour' ? 'an' : 'a'} ${unit}` : span
}

/** '$24', '$31.50' */
export function money(amount: number, currency = 'USD'): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  if (currency === 'USD' && amount >= 0) return dollars(amount, digits)
  const key = `${currency}${digits}`
  const format = formats.get(key) ?? moneyFormat(currency, digits)
  formats.set(key, format)
  return format.format(amount)
}

function dollars(amount: number, digits: number): string {
  const [whole, cents] = amount.toFixed(digits).split('.')
  return `$${figure(Number(whole))}${cents ? `.${cents}` : ''}`
}

// Cached, since creating a formatter costs more than rendering a whole card.
const formats = new Map<string, Intl.NumberFormat>()

function moneyFormat(given: string, digits: number) {
  // Feeds write what they like.
  const currency = /^[A-Z]{3}$/.test(given) ? given : 'USD'
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fraction })
}
