import { z } from 'zod'
import { ResourceCard } from '#features/learning-cards/answers.ts'

const Listed = ResourceCard.extend({ recommendedBy: z.object({ name: z.string() }).nullable() })

/** The props of resources/list (GET /resources): without words and a category, the first three of each category. */
export const ResourceList = z.object({
  resources: z.array(Listed),
  categories: z.array(z.object({ category: z.string(), count: z.number().int() })),
  q: z.string(),
  category: z.string(),
  totalDocs: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
  mayEdit: z.boolean(),
})

/** The props of resources/show. */
export const ResourcePage = z.object({
  /** with the whole description */
  resource: ResourceCard,
  recommendedBy: z.object({ name: z.string() }).nullable(),
  mayEdit: z.boolean(),
  mayRecommend: z.boolean(),
})
