import { z } from 'zod'
import { JobBrief } from '#features/job-cards/answers.ts'
import { TrainingCard } from '#features/learning-cards/answers.ts'

const Recommendation = z.object({
  id: z.uuid(),
  kind: z.enum(['job', 'training']),
  /** what is recommended, under the name of its kind */
  job: JobBrief.extend({ isGone: z.boolean() }).optional(),
  training: TrainingCard.optional(),
  title: z.string(),
  /** with the banner */
  href: z.string(),
  by: z.object({ id: z.uuid(), name: z.string() }),
  note: z.string(),
  createdAt: z.string(),
  isComplete: z.boolean(),
})

/** The props of recommendations/list (document 3, section 7: data). */
export const RecommendationList = z.object({
  data: z.array(Recommendation),
  onlyNonComplete: z.boolean(),
  totalDocs: z.number(),
  page: z.number(),
  limit: z.number(),
})
