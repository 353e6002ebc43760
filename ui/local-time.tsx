import { dayIn } from './day-in.ts'
import { useHydrated } from './hydrated.ts'

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
      {clock(new Date(date), zone)}
    </time>
  )
}

/** '9:32 AM' of today, 'Yesterday', 'Nov 17' of this year, else 'Nov 17, 2025'. */
export function ShortTime({ date, now }: { date: string; now: string }) {
  const zone = useTimeZone()
  const [at, today] = [new Date(date), new Date(now)]
  const days = daysBetween(at, today, zone)
  const words = days <= 0 ? clock(at, zone) : days === 1 ? 'Yesterday' : shortDay(at, today, zone)
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

const clock = (date: Date, timeZone: string) =>
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

// Engines separate the parts with different kinds of spaces.
const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(date).replace(/[\u202f\u00a0]/g, ' ')
