import { z } from 'zod'

const firstOf = (value: unknown) => (Array.isArray(value) ? value[0] : value)

/** A text that may be left out; empty is null, absent stays as it is. */
export const text = (most: number, what = 'this') =>
  z.preprocess(
    firstOf,
    z
      .string(`Please use words for ${what}.`)
      .trim()
      .max(most, `Please use ${most} characters or fewer for ${what}.`)
      .transform((value) => value || null)
      .optional(),
  )

export const needed = (most: number, message: string) =>
  z.preprocess(
    (value) => firstOf(value) ?? '',
    z.string(message).trim().min(1, message).max(most, `Please use ${most} characters or fewer.`),
  )

/** One of a list, or nothing. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((value) => firstOf(value) || null, z.enum(values, 'Please choose one of the list.').nullable())

/** Some of a list. */
export const someOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((value) => [value ?? []].flat(), z.array(z.enum(values, 'Please choose from the list.')))

/** A checkbox: there when it is on. */
export const checkbox = z.preprocess((value) => {
  const last = firstOf(value)
  return last !== undefined && last !== '' && last !== false && last !== 'false'
}, z.boolean())

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
    return 'The first year lies after the last. Please exchange them.'
  return { fromYear, toYear }
}
