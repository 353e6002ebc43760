import { z } from 'zod'
import { paged } from '#schema/paged.ts'

export const MyGivingQuery = z.object({
  /** empty: of all years */
  year: z.coerce.number().int().min(2000).max(2200).nullable().catch(null).default(null),
  ...paged(20),
})
export type MyGivingQuery = z.output<typeof MyGivingQuery>
