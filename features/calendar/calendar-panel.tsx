import { remoteEvents } from '#spec/limits.ts'
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
  events: CalendarEvent[] | null
}

/** The next events of an external calendar (document 1, section 2). */
export function CalendarPanel({ title, feedUrl, events }: Props) {
  const address = `/ical?feedUrl=${encodeURIComponent(feedUrl)}&limit=${remoteEvents.usual}`
  const shown = useLate(events, address, (page: CalendarPage) => page.events, [])
  return (
    <div className={styles.panel}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.box} aria-label={title} tabIndex={0}>
        {shown ? (
          <EventList events={shown} />
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
