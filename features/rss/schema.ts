import { z } from 'zod'
import { remoteEvents } from '#spec/limits.ts'
import type * as answers from './answers.ts'

/** Document 3, section 7: GET /rss. */
export const RssQuery = z.object({
  feedUrl: z.string().trim().min(1).max(2_000),
  limit: z.coerce
    .number()
    .catch(remoteEvents.usual)
    .transform((limit) => Math.min(remoteEvents.most, Math.max(1, Math.trunc(limit)))),
})

export type NewsItem = z.infer<typeof answers.NewsItem>
export type RssPage = z.infer<typeof answers.RssPage>
