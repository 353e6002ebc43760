import type { FeedFor } from '#lib/remote-items.ts'
import { remoteEvents } from '#spec/limits.ts'
import { DeadFeed } from '#ui/dead-feed.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useLate } from '#ui/use-late.ts'
import { AddToAgenda } from './agenda.tsx'
import styles from './calendar-panel.module.css'
import { EventList } from './event-list.tsx'
import type { CalendarEvent, CalendarPage } from './schema.ts'

type Props = {
  title: string
  feedUrl: string
  /** null: the calendar had not answered when the page was rendered */
  feed: FeedFor<CalendarEvent> | null
}

/** The next events of an external calendar (document 1, section 2); nothing when it is dead, except the reason for its editors. */
export function CalendarPanel({ title, feedUrl, feed }: Props) {
  const address = `/ical?feedUrl=${encodeURIComponent(feedUrl)}&limit=${remoteEvents.usual}`
  const shown = useLate(feed, address, feedOf, none)
  if (shown?.isDead && !shown.failed) return null
  return (
    <div className={styles.panel}>
      <h3>{title}</h3>
      {shown?.failed && <DeadFeed {...shown} failed={shown.failed} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.box} aria-label={title} tabIndex={0}>
        {shown ? (
          <EventList events={shown.items} />
        ) : (
          <Loading label="Loading the events">
            <Skeleton lines={5} />
          </Loading>
        )}
      </section>
      <div>
        <AddToAgenda feedUrl={feedUrl} title={title} />
      </div>
    </div>
  )
}

const feedOf = ({ events: items, isDead, failed }: CalendarPage) => ({ items, isDead, failed })
const none = { items: [], isDead: false, failed: null }
