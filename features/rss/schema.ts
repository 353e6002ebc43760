import { z } from 'zod'
import { outsideEvents } from '#spec/limits.ts'

/** Document 3, section 7: GET /rss. */
export const RssQuery = z.object({
  feedUrl: z.string().trim().min(1).max(2_000),
  limit: z.coerce.number().int().min(1).max(outsideEvents.most).catch(outsideEvents.usual),
})

export type NewsItem = {
  title: string
  /** null: nowhere that one could go */
  link: string | null
  /** ISO 8601; null when the feed does not say */
  pubDate: string | null
  img: string | null
  summary: string
}

/** The props of rss/news; the documents call the items events. */
export type RssPage = { feedUrl: string; events: NewsItem[] }
