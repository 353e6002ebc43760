import { useEffect, useState } from 'react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { AddToAgenda } from './agenda.tsx'
import styles from './calendar-panel.module.css'
import { EventList } from './event-list.tsx'
import type { CalendarEvent } from './schema.ts'

type Props = {
  title: string
  feedUrl: string
  /** null: the calendar had not answered when the page was made */
  events: CalendarEvent[] | null
}

/** The next events of a calendar elsewhere (document 1, section 2). */
export function CalendarPanel({ title, feedUrl, events }: Props) {
  const shown = useEvents(feedUrl, events)
  return (
    <div className={styles.panel}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
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

function useEvents(feedUrl: string, given: CalendarEvent[] | null) {
  const [late, setLate] = useState<CalendarEvent[] | null>(null)
  useEffect(() => {
    if (given) return
    const leaving = new AbortController()
    fetchEvents(feedUrl, leaving.signal).then(setLate, () => {
      if (!leaving.signal.aborted) setLate([])
    })
    return () => leaving.abort()
  }, [feedUrl, given])
  return given ?? late
}

async function fetchEvents(feedUrl: string, signal: AbortSignal): Promise<CalendarEvent[]> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(`/ical?feedUrl=${encodeURIComponent(feedUrl)}&limit=5`, { headers, signal })
  return answer.ok ? (await answer.json()).events : []
}
