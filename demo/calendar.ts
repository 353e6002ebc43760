import { z } from 'zod'
import { readData } from './data.ts'

/** A series without an end, so that a demo site has events whenever somebody looks. */
const Series = z.strictObject({
  summary: z.string(),
  location: z.string(),
  description: z.string(),
  /** the first of them, in local time: 20260106T180000 */
  start: z.string(),
  end: z.string(),
  /** RRULE of RFC 5545 */
  rule: z.string(),
})

const series = readData('calendar', z.array(Series))

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&')

/** The calendar of the demo sites, as calendar programs write it (RFC 5545). */
export const demoCalendar = (): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Muster//Demo//EN', 'X-WR-TIMEZONE:America/New_York'],
    ...series.flatMap(({ summary, location, description, start, end, rule }, at) => [
      ...['BEGIN:VEVENT', `UID:demo-${at}@muster.example`, 'DTSTAMP:20260101T000000Z'],
      ...[
        `SUMMARY:${escaped(summary)}`,
        `LOCATION:${escaped(location)}`,
        `DESCRIPTION:${escaped(description)}`,
      ],
      ...[`DTSTART;TZID=America/New_York:${start}`, `DTEND;TZID=America/New_York:${end}`, `RRULE:${rule}`],
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
