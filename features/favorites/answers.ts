import { z } from 'zod'
import { JobBrief } from '#features/job-cards/answers.ts'

/** The props of favorites/list. */
export const FavoritesPage = z.object({
  /** most recently saved first; expired ones are marked */
  jobs: z.array(JobBrief.extend({ isGone: z.boolean(), savedAt: z.string() })),
  totalDocs: z.number(),
  page: z.number(),
  limit: z.number(),
})
