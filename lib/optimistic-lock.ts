import { z } from 'zod'

/** The version a form was opened on: when the record was last modified. A write without one is not checked. */
export const UnmodifiedSince = z.object({ unmodifiedSince: z.iso.datetime().optional() })
export type UnmodifiedSince = z.output<typeof UnmodifiedSince>

/** Whether a write would overwrite changes made since its form was opened (as If-Unmodified-Since does). */
export const isModifiedSince = (changed: Date, { unmodifiedSince }: UnmodifiedSince): boolean =>
  unmodifiedSince !== undefined && Date.parse(unmodifiedSince) !== changed.getTime()
