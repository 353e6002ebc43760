import { z } from 'zod'
import { newsSoon } from '#features/rss/index.ts'
import type { NewsItem } from '#features/rss/schema.ts'
import { remoteEvents } from '#spec/limits.ts'
import { moduleType } from '../model.ts'

export type NewsData = { items: NewsItem[] }

/** The newest items of a news feed that staff chose. */
export const rssFeed = moduleType({
  type: 'rssFeed',
  label: 'News feed',
  dashboards: ['User', 'Manager'],
  options: z.object({
    feedUrl: z.string().trim().min(1, 'Please enter the address of the feed.').max(2_000),
  }),
  async load(_asking, { feedUrl }): Promise<NewsData> {
    const found = await newsSoon(feedUrl, remoteEvents.usual)
    if (!found || found.failed) throw new Error('the feed did not answer')
    return { items: found.items }
  },
})
