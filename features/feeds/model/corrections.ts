import { z } from 'zod'
import type { DateOrder } from '../values/dates.ts'
import { type Target, targets } from './targets.ts'

/** Beside the fields of a job: a short detail and a text in the description, under a label; nothing at all. */
export const otherUses = ['detail', 'section', 'leave-out'] as const
export const uses = [...targets, ...otherUses] as const
export type Use = Target | (typeof otherUses)[number]

export const dateOrders = ['month first', 'day first'] as const satisfies readonly DateOrder[]

/** What one field is; names are kept as the feed writes them. */
export const Correction = z
  .object({
    path: z.string().min(1).max(500),
    becomes: z.enum(uses),
    /** of a detail or a section */
    label: z.string().trim().max(60, 'Please use 60 characters or fewer.').default(''),
  })
  .refine(({ becomes, label }) => label || (becomes !== 'detail' && becomes !== 'section'), {
    path: ['label'],
    message: 'Please name it: the name is shown in the job.',
  })
export type Correction = z.output<typeof Correction>

/** As the database has them; a path is corrected once. */
export const Corrections = z.object({
  fields: z.array(Correction),
  dateOrder: z.enum(dateOrders).nullable(),
})
export type Corrections = z.output<typeof Corrections>

export const noCorrections: Corrections = { fields: [], dateOrder: null }
