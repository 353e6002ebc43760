import type { WageUnit } from '#spec/lists.ts'

type Wage = { wage_min: number | null; wage_max: number | null; wage_unit: WageUnit | null; currency: string }

/** '$62,400 to $81,000 a year', 'From $18.50 an hour'; null when no amount is known. */
export function wageText({ wage_min: from, wage_max: to, wage_unit: unit, currency }: Wage): string | null {
  const amount = (value: number) => money(value, currency)
  const range =
    from !== null && to !== null && from !== to
      ? `${amount(from)} to ${amount(to)}`
      : from !== null && to !== null
        ? amount(from)
        : from !== null
          ? `From ${amount(from)}`
          : to !== null
            ? `Up to ${amount(to)}`
            : null
  return range && (unit ? `${range} ${unit === 'hour' ? 'an' : 'a'} ${unit}` : range)
}

const formats = new Map<string, Intl.NumberFormat>()

function money(value: number, currency: string): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const name = `${currency}${digits}`
  let format = formats.get(name)
  if (!format) {
    const code = /^[A-Z]{3}$/.test(currency) ? currency : 'USD'
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(name, format)
  }
  return format.format(value)
}
