import { z } from 'zod'
import { NewsItem } from '#features/rss/answers.ts'

/** An article in a list (document 2, section 3), also under the names of news from feeds. */
export const NewsArticle = NewsItem.extend({
  id: z.uuid(),
  /** '2026-11-22' */
  publishDate: z.string(),
  intro: z.string(),
  previewImg: z.string().nullable(),
})

/** The props of news/news. */
export const NewsPage = z.object({
  /** null: nothing has been published yet */
  year: z.number().nullable(),
  /** years with articles, newest first */
  years: z.array(z.number()),
  news: z.array(NewsArticle),
})
