import { z } from 'zod'
import type { NewsItem } from '#features/rss/schema.ts'

/** Document 2, section 2: /news?year={year}. What is not a year asks for the newest. */
export const NewsQuery = z.object({
  year: z.coerce.number().int().min(1900).max(9999).optional().catch(undefined),
})

export type NewsPage = {
  /** null: nothing has appeared yet */
  year: number | null
  /** in which something appeared, the newest first */
  years: number[]
  news: NewsItem[]
}
