import { z } from 'zod'
import { JobBrief } from '#features/job-cards/answers.ts'
import { ResourceCard, TrainingCard } from '#features/learning-cards/answers.ts'

const Recommendation = z.object({
  id: z.uuid(),
  kind: z.enum(['job', 'training', 'resource']),
  /** what is recommended, under the name of its kind */
  job: JobBrief.extend({ isGone: z.boolean() }).optional(),
  training: TrainingCard.optional(),
  resource: ResourceCard.optional(),
  title: z.string(),
  /** with the banner */
  href: z.string(),
  by: z.object({ id: z.uuid(), name: z.string() }),
  note: z.string(),
  createdAt: z.string(),
  isComplete: z.boolean(),
  /** the person said that it is not for them */
  isDeclined: z.boolean(),
})

/** The props of recommendations/list (document 3, section 7: data). */
export const RecommendationList = z.object({
  data: z.array(Recommendation),
  onlyNonComplete: z.boolean(),
  show: z.string(),
  /** how many there are of each */
  counts: z.object({ open: z.number().int(), done: z.number().int(), declined: z.number().int() }),
  totalDocs: z.number(),
  page: z.number(),
  limit: z.number(),
})

/** The props of recommendations/form: recommending to one person, and what this mentor recommended to them before. */
export const RecommendPage = z.object({
  mentee: z.object({ id: z.uuid(), name: z.string() }),
  things: z.array(z.object({ value: z.string(), label: z.string() })),
  made: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      href: z.string(),
      note: z.string(),
      createdAt: z.string(),
      state: z.enum(['open', 'done', 'declined']),
      /** the person's words, when it is not for them */
      why: z.string(),
    }),
  ),
})
