import { z } from 'zod'
import { requiredText } from '#schema/fields.ts'
import { paged } from '#schema/paged.ts'

/** A list that people choose from: it fits a page. */
export const mostNeeds = 100

export const NeedQuery = z.object(paged(mostNeeds, mostNeeds))
export type NeedQuery = z.output<typeof NeedQuery>

export const NeedForm = z.object({ name: requiredText(60, 'Please name the need.') })

/** Where a need goes: behind this one, or, without one, to the beginning. Twice is once. */
export const NeedPlace = z.object({
  after: z
    .union([z.uuid(), z.literal('')], 'Please choose from the list.')
    .default('')
    .transform((id) => id || null),
})

export type Need = { id: string; name: string }
export type NeedRow = Need & {
  /** how many people chose it */
  people: number
  /** the need behind which it goes when it is moved up or down; null: to the beginning, undefined: it cannot */
  up?: string | null
  down?: string
}

/** The props of user-needs/list. */
export type NeedList = NeedQuery & { userNeeds: NeedRow[]; totalDocs: number }
