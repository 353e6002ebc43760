import { z } from 'zod'
import type { JobBrief } from '#features/jobs/schema.ts'

const yes = (value: unknown) => value === true || value === 'true' || value === '1'

/** Document 3, section 7. */
export const ListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).catch(20).default(20),
  onlyNonComplete: z.string().optional().transform(yes),
})

export const Recommend = z.object({
  mentee: z.uuid(),
  note: z.string().trim().max(500, 'Please use 500 letters or fewer.').default(''),
})

export const Complete = z.object({ completed: z.union([z.boolean(), z.string()]).transform(yes) })

export type Recommendation = {
  id: string
  job: JobBrief & { isGone: boolean }
  /** with the banner */
  href: string
  by: { id: string; name: string }
  note: string
  createdAt: string
  isComplete: boolean
}

/** The props of recommendations/list (document 3, section 7: data). */
export type RecommendationList = { data: Recommendation[]; onlyNonComplete: boolean }
