import ICAL from 'ical.js'
import { trimmed } from '#spec/limits.ts'
import type { CalendarEvent } from './schema.ts'
import { clockAt, isZone, momentOf } from './zones.ts'

type Wish = { now: number; limit: number }
type Occurrence = { event: ICAL.Event; start: ICAL.Time; end: ICAL.Time }

/** Times without a zone, and UTC times of a calendar that names no zone, are shown in Eastern time. */
const usualZone = 'America/New_York'
/** The most steps through a series: a daily one over a hundred years. */
const mostSteps = 40_000

/**
 * The next events of a calendar (RFC 5545), earliest first, with series expanded in their own time zone. Past and
 * cancelled events are left out.
 * @throws when the text is not a calendar
 */
export function upcomingEvents(ics: string, { now, limit }: Wish): CalendarEvent[] {
  const parsed = ICAL.parse(ics) as unknown[]
  // A file may contain several calendars.
  const roots = typeof parsed[0] === 'string' ? [parsed] : parsed
  if (!roots.length) throw new Error('This is not a calendar.')
  const found = roots.flatMap((root) => eventsOf(new ICAL.Component(root as never), { now, limit }))
  return found.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1)).slice(0, limit)
}

function eventsOf(calendar: ICAL.Component, wish: Wish): CalendarEvent[] {
  const named = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '')
  const ofCalendar = isZone(named) ? named : usualZone
  return seriesIn(calendar).flatMap((event) => {
    const zone = zoneIn(event, ofCalendar)
    const found: CalendarEvent[] = []
    for (const occurrence of occurrencesOf(event)) {
      if (isCancelled(occurrence.event) || momentIn(occurrence.end, zone) <= wish.now) continue
      found.push(eventOf(occurrence, zone))
      if (found.length >= wish.limit) break
    }
    return found
  })
}

/** Each event once, with the changed occurrences of its series. */
function seriesIn(calendar: ICAL.Component): ICAL.Event[] {
  const changed = Map.groupBy(
    calendar.getAllSubcomponents('vevent').filter((part) => part.hasProperty('dtstart')),
    (part) => (part.hasProperty('recurrence-id') ? 'changed' : 'whole'),
  )
  const exceptions = Map.groupBy(changed.get('changed') ?? [], uidOf)
  const whole = (changed.get('whole') ?? []).map((part) => {
    const own = exceptions.get(uidOf(part)) ?? []
    exceptions.delete(uidOf(part))
    return new ICAL.Event(part, { exceptions: own })
  })
  const alone = [...exceptions.values()].flat().map((part) => new ICAL.Event(part, { exceptions: [] }))
  return [...whole, ...alone]
}

const uidOf = (part: ICAL.Component) => String(part.getFirstPropertyValue('uid') ?? '')
const isCancelled = ({ component }: ICAL.Event) =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED'

function* occurrencesOf(event: ICAL.Event): Generator<Occurrence> {
  if (!event.isRecurring()) return yield { event, start: event.startDate, end: event.endDate }
  const times = event.iterator()
  for (let step = 0; step < mostSteps; step++) {
    const next = times.next()
    if (!next) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    yield { event: item, start: startDate, end: endDate }
  }
}

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second)
const isUtc = (time: ICAL.Time) => time.zone === ICAL.Timezone.utcTimezone

/** A zone that the event names but the calendar does not define. */
function zoneIn({ component }: ICAL.Event, ofCalendar: string): string {
  const named = component.getFirstProperty('dtstart')?.getParameter('tzid')
  return typeof named === 'string' && isZone(named) ? named : ofCalendar
}

/** The zone of a time; `zone` for floating times, null for a zone that only the calendar itself defines. */
function zoneOf({ zone: own }: ICAL.Time, zone: string): string | null {
  if (isZone(own?.tzid)) return own.tzid
  return own?.component ? null : zone
}

function momentIn(time: ICAL.Time, zone: string): number {
  if (isUtc(time)) return wallOf(time)
  const own = time.isDate ? zone : zoneOf(time, zone)
  return own ? momentOf(own, wallOf(time)) : time.toUnixTime() * 1000
}

function eventOf({ event, start, end }: Occurrence, zone: string): CalendarEvent {
  const from = clock(start, zone)
  const to = clock(end, zone)
  const isAllDay = start.isDate
  return {
    summary: plain(event.summary, 300) || 'Event',
    description: plain(event.description, trimmed.calendarCharacters),
    location: plain(event.location, 200),
    startDate: from.date,
    endDate: isAllDay ? dayBefore(end, from.date) : to.date,
    startTime: isAllDay ? null : from.time,
    endTime: isAllDay ? null : to.time,
    timeZone: isAllDay ? null : from.name,
    isAllDay,
    startsAt: new Date(momentIn(start, zone)).toISOString(),
    endsAt: new Date(momentIn(end, zone)).toISOString(),
  }
}

function clock(time: ICAL.Time, zone: string) {
  if (isUtc(time)) return clockAt(zone, wallOf(time))
  const shown = new Date(wallOf(time)).toISOString()
  const own = zoneOf(time, zone)
  const name = own ? clockAt(own, momentOf(own, wallOf(time))).name : null
  return { date: shown.slice(0, 10), time: shown.slice(11, 16), name }
}

/** The end of an all-day event is exclusive. */
function dayBefore(end: ICAL.Time, start: string): string {
  const last = new Date(wallOf(end) - 86_400_000).toISOString().slice(0, 10)
  return last < start ? start : last
}

/** One line of text; HTML in calendars is dropped. */
function plain(text: string | null | undefined, most: number): string {
  const words = String(text ?? '')
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words
}
