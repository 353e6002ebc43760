import { z } from 'zod'
import { paged } from '#schema/paged.ts'
import type * as answers from './answers.ts'

/** Document 3, section 7. */
export const ListQuery = z.object({ ...paged(20, 50), onlyNonComplete: z.stringbool().catch(false) })
export type ListQuery = z.output<typeof ListQuery>

export const Recommend = z.object({
  mentee: z.uuid(),
  note: z.string().trim().max(500, 'Please use 500 characters or fewer.').default(''),
})

export const Complete = z.object({ completed: z.union([z.boolean(), z.stringbool()]) })

export type RecommendationList = z.infer<typeof answers.RecommendationList>
export type Recommendation = RecommendationList['data'][number]
