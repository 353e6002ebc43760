import { z } from 'zod'

export const NewsItem = z.object({
  title: z.string(),
  /** null: not a web address */
  link: z.string().nullable(),
  /** ISO 8601; null when the feed has no date */
  pubDate: z.string().nullable(),
  img: z.string().nullable(),
  summary: z.string(),
})

/** The props of rss/news; the specification calls the items events. */
export const RssPage = z.object({
  feedUrl: z.string(),
  events: z.array(NewsItem),
  /** it cannot be read */
  isDead: z.boolean(),
  /** why, for the editors of the site */
  failed: z.string().nullable(),
})
