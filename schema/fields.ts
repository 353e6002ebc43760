// How the fields of a form are read. A form sends text, and lists where a name comes twice; a program sends JSON.
import { z } from 'zod'
import { placed } from './placed.ts'

const last = (given: unknown) => (Array.isArray(given) ? given.at(-1) : given)

/** Text that may be left out: empty is null, absent stays as it is. */
export const optionalText = (most: number, what = 'this') =>
  z.preprocess(
    last,
    z
      .string(`Please use words for ${what}.`)
      .trim()
      .max(most, `Please use ${most} characters or fewer for ${what}.`)
      .transform((text) => text || null)
      .nullable()
      .optional(),
  )

/** Text that may be empty. */
export const text = (most: number) =>
  z.preprocess(last, z.string().trim().max(most, `Please use ${most} characters or fewer.`))

/** Text that must be there. */
export const requiredText = (most: number, missing: string) =>
  z.preprocess(
    (given) => last(given) ?? '',
    z.string(missing).trim().min(1, missing).max(most, `Please use ${most} characters or fewer.`),
  )

const isTicked = (given: unknown) => {
  const value = last(given)
  return value !== undefined && value !== null && value !== '' && value !== false && value !== 'false'
}

/** A checkbox: on when it is there. */
export const checkbox = z.preprocess(isTicked, z.boolean())

/** A checkbox with `orFalse` (ui/choice.tsx): on or off when it is there, undefined when it is not: nothing changes. */
export const optionalCheckbox = z.preprocess(
  (given) => (given === undefined ? undefined : isTicked(given)),
  z.boolean().optional(),
)

/** One of a list; an empty choice is null. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  message = 'Please choose from the list.',
) => z.preprocess((given) => last(given) || null, z.enum(values, message).nullable())

/** Some of a list, each once. */
export const someOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  message = 'Please choose from the list.',
) =>
  z
    .preprocess((given) => listed(given), z.array(z.enum(values, message)))
    .transform((chosen) => [...new Set(chosen)])

/** Ids, each once: one field, or several of the name. */
export const ids = (most: number) =>
  z
    .preprocess((given) => listed(given), z.array(z.uuid()).max(most))
    .transform((chosen) => [...new Set(chosen)])

const listed = (given: unknown) => [given ?? []].flat().filter((value) => value !== '')

/** Lines of a text area, or a list: trimmed, each once, without empty ones. */
export const lines = <Line>(line: z.ZodType<Line, string>, most: number) =>
  z
    .union([z.string().transform((text) => text.split('\n')), z.array(z.string())])
    .transform((all) => [...new Set(all.map((one) => one.trim()).filter(Boolean))])
    .pipe(z.array(line).max(most, `There can be ${most} at most.`))

/**
 * Rows of a form: 'links.0.label' is the label of the first (see nested.ts; a hidden field named 'links' says that there
 * may be none). Empty rows are dropped after all are read, so that errors name the row that was typed.
 */
export const rows = <Row>(row: z.ZodType<Row>, most: number, isEmpty = isEmptyRow) =>
  z.preprocess(
    (given) => (given === '' ? [] : placed(given)),
    z
      .array(z.preprocess((one) => (isEmpty(one) ? null : one), row.nullable()))
      .transform((all) => all.filter((one) => one !== null) as Row[])
      .refine((all) => all.length <= most, `There can be ${most} at most.`),
  )

const isEmptyRow = (row: unknown): boolean =>
  row === undefined || (typeof row === 'object' && row !== null && Object.values(row).every(isBlank))
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
