import { z } from 'zod'
import type * as answers from './answers.ts'

/** Document 2, section 2: /news?year={year}. Anything that is not a year means the newest. */
export const NewsQuery = z.object({
  year: z.coerce.number().int().min(1900).max(9999).optional().catch(undefined),
})

export type NewsArticle = z.infer<typeof answers.NewsArticle>
export type NewsPage = z.infer<typeof answers.NewsPage>
