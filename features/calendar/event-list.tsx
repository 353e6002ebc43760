import { calendarMessages } from '#spec/messages.ts'
import styles from './event-list.module.css'
import type { CalendarEvent } from './schema.ts'

/** Events of a calendar, the next one first (document 1, section 2). */
export function EventList({ events }: { events: readonly CalendarEvent[] }) {
  if (!events.length) return <p className={styles.none}>{calendarMessages.none}</p>
  return (
    <ol className={styles.list}>
      {events.map((event, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a calendar may repeat an event
        <li key={at} className={styles.event}>
          <DateTile date={event.startDate} />
          <div className={styles.words}>
            <p className={styles.summary}>{event.summary}</p>
            <p className={styles.when}>
              <time dateTime={event.isAllDay ? event.startDate : event.startsAt}>{whenOf(event)}</time>
            </p>
            {event.location && <p className={styles.where}>{event.location}</p>}
            {event.description && <p>{event.description}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The day as a calendar page; hidden from screen readers, which read the date next to it. */
function DateTile({ date }: { date: string }) {
  return (
    <div className={styles.tile} aria-hidden="true">
      <span className={styles.month}>{format(date, { month: 'short' })}</span>
      <span className={styles.day}>{format(date, { day: 'numeric' })}</span>
    </div>
  )
}

// A date without a time is the same everywhere, so it is parsed and formatted in UTC.
const format = (date: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

const day = (date: string) =>
  format(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Saturday, November 28, 2026, 10:00 AM to 1:00 PM EST' */
function whenOf({ startDate, endDate, startTime, endTime, timeZone, isAllDay }: CalendarEvent): string {
  const isOneDay = startDate === endDate
  if (isAllDay || !startTime || !endTime)
    return isOneDay ? day(startDate) : `${day(startDate)} to ${day(endDate)}`
  const end = isOneDay ? clock(endTime) : `${day(endDate)}, ${clock(endTime)}`
  const span = startTime === endTime && isOneDay ? clock(startTime) : `${clock(startTime)} to ${end}`
  return `${day(startDate)}, ${span}${timeZone ? ` ${timeZone}` : ''}`
}
