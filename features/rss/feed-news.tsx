import { remoteEvents } from '#spec/limits.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLate } from '#ui/use-late.ts'
import { NewsItems } from './news-items.tsx'
import type { NewsItem, RssPage } from './schema.ts'

type Props = {
  feedUrl: string
  /** null: the feed had not answered when the page was rendered */
  items: NewsItem[] | null
}

/** News of an external feed. */
export function FeedNews({ feedUrl, items }: Props) {
  const address = `/rss?feedUrl=${encodeURIComponent(feedUrl)}&limit=${remoteEvents.usual}`
  const shown = useLate(items, address, (page: RssPage) => page.events, [])
  if (shown) return <NewsItems items={shown} />
  return (
    <Loading label="Loading the news">
      <Skeleton lines={5} />
    </Loading>
  )
}
