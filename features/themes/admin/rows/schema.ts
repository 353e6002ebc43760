import { z } from 'zod'
import type { SiteLink } from '../../schema.ts'

export const words = (most: number) => z.string().trim().max(most, `Please use ${most} characters or fewer.`)

/** A path of this site, or an address elsewhere. */
export const address = z
  .string()
  .trim()
  .max(500, 'Please use 500 characters or fewer.')
  .regex(/^(\/(?![/\\])|https:\/\/)\S*$/, 'An address begins with / or https://, such as /jobs/search.')

/** A row in which nothing stands is none. Rows keep their place until all are read: errors name it. */
export const rowsOf = <Row>(row: z.ZodType<Row>, most: number, isNone = isEmptyRow) =>
  z.preprocess(
    (given) => (given === '' ? [] : given),
    z
      .array(z.preprocess((given) => (isNone(given) ? null : given), row.nullable()))
      .transform((all) => all.filter((one) => one !== null) as Row[])
      .refine((all) => all.length <= most, `There can be ${most} at most.`),
  )

const isEmptyRow = (row: unknown): boolean =>
  row === undefined || (typeof row === 'object' && row !== null && Object.values(row).every(isBlank))
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

const Link: z.ZodType<SiteLink> = z.strictObject({
  label: words(60).min(1, 'Please write what the link says.'),
  href: address,
})
export const Links = (most: number) => rowsOf(Link, most)
