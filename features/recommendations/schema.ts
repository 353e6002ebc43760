import { z } from 'zod'
import { text } from '#schema/fields.ts'
import { paged } from '#schema/paged.ts'
import type * as answers from './answers.ts'

/** What there is to do, what was done, and what the person said is not for them. */
export const shownStates = ['all', 'open', 'done', 'declined'] as const

/** Document 3, section 7. */
export const ListQuery = z.object({
  ...paged(20, 50),
  onlyNonComplete: z.stringbool().catch(false),
  /** with onlyNonComplete it is 'open' */
  show: z.enum(shownStates).catch('all'),
})
export type ListQuery = z.output<typeof ListQuery>

const chooseOne = 'Please choose a training or a resource.'

export const Recommend = z.object({
  mentee: z.uuid('Please choose a person.'),
  note: z.string().trim().max(500, 'Please use 500 characters or fewer.').default(''),
})

/** The form for one person: `what` is 'training {id}' or 'resource {id}'. */
export const RecommendTo = Recommend.extend({
  what: z.string(chooseOne).regex(/^(training|resource) [0-9a-f-]{36}$/, chooseOne),
})
export const ByMentee = z.object({ mentee: z.uuid() })
export const ByWhom = z.object({ by: z.string().max(100).optional() })

const yesOrNo = z.union([z.boolean(), z.stringbool()])

/** Done or not, or not for the person, with a reason. */
export const Answer = z.union([
  z.object({ completed: yesOrNo }),
  z.object({ declined: yesOrNo, why: text(300).default('') }),
])
export type Answer = z.output<typeof Answer>

export type RecommendationList = z.infer<typeof answers.RecommendationList>
export type Recommendation = RecommendationList['data'][number]
export type RecommendPage = z.infer<typeof answers.RecommendPage>
export type RecommendTo = z.output<typeof RecommendTo>
