import { z } from 'zod'
import { NewsItem } from '#features/rss/answers.ts'

/** The props of news/news. */
export const NewsPage = z.object({
  /** null: nothing has been published yet */
  year: z.number().nullable(),
  /** years with articles, newest first */
  years: z.array(z.number()),
  news: z.array(NewsItem),
})
