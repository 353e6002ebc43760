import { z } from 'zod'
import { nested } from '#schema/nested.ts'
import type * as answers from './answers.ts'
import { mostPoints, stepCount } from './model/statements.ts'

/** `step`: left out, the first one with a statement that is not answered. */
export const PageQuery = z.object({
  step: z.coerce.number().int().min(1).max(stepCount).optional().catch(undefined),
})

export const ByStep = z.object({ step: z.coerce.number().int().min(1).max(stepCount) })

const chooseOne = `Please choose 1 to ${mostPoints}.`

/** The answers of one step, by the id of the statement; `to`: where to go on; `number`: the higher, the later it was sent. */
export const StepBody = z.preprocess(
  nested,
  z.object({
    answers: z
      .record(
        z.string().max(5),
        z.coerce.number(chooseOne).int(chooseOne).min(1, chooseOne).max(mostPoints, chooseOne),
      )
      .default({}),
    to: z.enum(['here', 'back', 'next']).catch('here'),
    number: z.coerce.number().int().min(1).max(1_000_000_000).optional().catch(undefined),
  }),
)
export type StepBody = z.output<typeof StepBody>

/** `take`: another result than the last; `with`: an earlier one to compare with, or 'none'. */
export const ResultsQuery = z.object({
  take: z.uuid().optional().catch(undefined),
  with: z
    .union([z.uuid(), z.literal('none')])
    .optional()
    .catch(undefined),
})
export type ResultsQuery = z.output<typeof ResultsQuery>

export type AssessmentPage = z.infer<typeof answers.AssessmentPage>
export type ResultsPage = z.infer<typeof answers.ResultsPage>
