import type { ReactNode } from 'react'
import type { FeedFor } from '#lib/remote-items.ts'
import { remoteEvents } from '#spec/limits.ts'
import { DeadFeed } from '#ui/dead-feed.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLate } from '#ui/use-late.ts'
import { NewsItems } from './news-items.tsx'
import type { NewsItem, RssPage } from './schema.ts'

type Props = {
  feedUrl: string
  /** null: the feed had not answered when the page was rendered */
  feed: FeedFor<NewsItem> | null
  className?: string
  /** the heading */
  children: ReactNode
}

/** News of an external feed; nothing when it is dead, except the reason for its editors. */
export function FeedNews({ feedUrl, feed, className, children }: Props) {
  const address = `/rss?feedUrl=${encodeURIComponent(feedUrl)}&limit=${remoteEvents.usual}`
  const shown = useLate(feed, address, feedOf, none)
  if (shown?.isDead && !shown.failed) return null
  return (
    <div className={className}>
      {children}
      {shown?.failed && <DeadFeed {...shown} failed={shown.failed} />}
      {!shown && (
        <Loading label="Loading the news">
          <Skeleton lines={5} />
        </Loading>
      )}
      {shown && !shown.isDead && <NewsItems items={shown.items} />}
    </div>
  )
}

const feedOf = ({ events: items, isDead, failed }: RssPage) => ({ items, isDead, failed })
const none = { items: [], isDead: false, failed: null }
