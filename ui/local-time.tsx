import { dayIn } from './day-in.ts'
import { useHydrated } from './hydrated.ts'
import styles from './text.module.css'

/** The zone to print times in: the server does not know the reader's, so a page begins in UTC. */
export function useTimeZone(): string {
  const hydrated = useHydrated()
  return hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
}

/** '9:32 AM'; in UTC until the page knows the reader's zone, and says so. */
export function ClockTime({ date }: { date: string }) {
  const zone = useTimeZone()
  return (
    <time dateTime={date} title={full(new Date(date), zone)}>
      {clockIn(zone, new Date(date))}
    </time>
  )
}

/** 'Nov 21, 2026, 10:05 AM EST' */
export function TimeText({ date }: { date: string }) {
  const zone = useTimeZone()
  return (
    <time dateTime={date} className={styles.figures}>
      {timeIn(zone, new Date(date))}
    </time>
  )
}

/** '9:32 AM' of today, 'Yesterday', 'Nov 17' of this year, else 'Nov 17, 2025'. */
export function ShortTime({ date, now }: { date: string; now: string }) {
  const zone = useTimeZone()
  const [at, today] = [new Date(date), new Date(now)]
  const days = daysBetween(at, today, zone)
  const words = days <= 0 ? clockIn(zone, at) : days === 1 ? 'Yesterday' : shortDay(at, today, zone)
  return (
    <time dateTime={date} title={full(at, zone)}>
      {words}
    </time>
  )
}

/** 'Today', 'Yesterday', 'Friday, November 20', with the year when it is another one. */
export function dayName(date: Date, now: Date, zone: string): string {
  const days = daysBetween(date, now, zone)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  const year = isSameYear(date, now, zone) ? undefined : 'numeric'
  return format(date, { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric', year })
}

/** 'Nov 21, 2026, 10:05 AM EST' */
export const timeIn = (timeZone: string, date: Date): string =>
  format(date, {
    ...{ timeZone, year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  })

/** '9:32 AM', or '2:32 PM UTC' */
export const clockIn = (timeZone: string, date: Date): string =>
  format(date, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone === 'UTC' && { timeZoneName: 'short' }),
  })

const full = (date: Date, timeZone: string) =>
  format(date, { timeZone, dateStyle: 'long', timeStyle: 'short' })

const shortDay = (date: Date, now: Date, timeZone: string) =>
  format(date, {
    ...{ timeZone, month: 'short', day: 'numeric' },
    year: isSameYear(date, now, timeZone) ? undefined : 'numeric',
  })

const isSameYear = (one: Date, other: Date, zone: string) =>
  dayOf(one, zone).slice(0, 4) === dayOf(other, zone).slice(0, 4)

const daysBetween = (from: Date, to: Date, zone: string) =>
  Math.round((Date.parse(dayOf(to, zone)) - Date.parse(dayOf(from, zone))) / 86_400_000)

const dayOf = (date: Date, timeZone: string) => dayIn(timeZone, date)

// A table has a time in each row, and creating a formatter costs more than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>()

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options)
  formats.set(key, known)
  // Engines separate the parts with different kinds of spaces.
  return known.format(date).replace(/[\u202f\u00a0]/g, ' ')
}
