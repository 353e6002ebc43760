import { z } from 'zod'
import { newsOf } from '#features/rss/index.ts'
import type { NewsItem } from '#features/rss/schema.ts'
import { checkbox } from '#schema/fields.ts'
import { remoteEvents } from '#spec/limits.ts'
import { feedAddress, hrefOf, itemsOf } from '../feed.ts'
import { moduleType } from '../model.ts'

export type NewsData = { items: NewsItem[] }

/** The newest items of a news feed that staff chose: five, or the latest alone (document 3, section 9). */
export const rssFeed = moduleType({
  type: 'rssFeed',
  label: 'News feed',
  dashboards: ['User', 'Manager'],
  options: z.object({
    feedUrl: feedAddress('Please enter the address of the feed.'),
    latestOnly: checkbox,
  }),
  async load(asking, { feedUrl, latestOnly }): Promise<NewsData> {
    const found = await newsOf(hrefOf(feedUrl, asking), latestOnly ? 1 : remoteEvents.usual)
    return { items: itemsOf(found, 'the news feed', asking) }
  },
})
