const firstYear = 1930

/** A year as typed; empty is null. */
export function yearIn(typed: string, now = new Date()): number | null | 'wrong' {
  if (!typed.trim()) return null
  const year = Number(typed)
  return Number.isInteger(year) && year >= firstYear && year <= now.getUTCFullYear() + 8 ? year : 'wrong'
}

export type Years = { fromYear: number | null; toYear: number | null }

/** The years of a row, or what is wrong with them. */
export function yearsIn(from: string, to: string): Years | string {
  const [fromYear, toYear] = [yearIn(from), yearIn(to)]
  if (fromYear === 'wrong' || toYear === 'wrong') return 'Please write a year with four digits, such as 2014.'
  if (fromYear !== null && toYear !== null && fromYear > toYear)
    return 'The first year is after the last. Please swap them.'
  return { fromYear, toYear }
}
