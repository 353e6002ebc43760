import { describe, expect, test } from 'vitest'
import { upcomingEvents } from './occurrences.ts'
import { readCalendar } from './read.ts'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:Job fair', ...lines, 'END:VEVENT']
const at = (now: string) => ({ now: Date.parse(now), limit: 5 })
const whens = (ics: string, now: string) =>
  upcomingEvents(ics, at(now)).map(
    ({ startDate, startTime, startsAt }) => `${startDate} ${startTime} ${startsAt}`,
  )

const eastern = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16011104T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010311T020000
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
END:VTIMEZONE`.split('\n')

test('an event has a summary, place, local time and time zone', () => {
  const ics = calendar(
    ...event(
      ...[
        'UID:1',
        'DTSTART;TZID=America/Chicago:20261205T183000',
        'DTEND;TZID=America/Chicago:20261205T200000',
      ],
      ...['LOCATION:Hall 9\\, Main St', `DESCRIPTION:<b>Bring</b> your DD214.\\n${'x'.repeat(200)}`],
    ),
  )
  const [found] = upcomingEvents(ics, at('2026-11-22T00:00:00Z'))
  expect(found).toMatchObject({
    ...{ summary: 'Job fair', location: 'Hall 9, Main St', isAllDay: false, timeZone: 'CST' },
    ...{ startDate: '2026-12-05', startTime: '18:30', endDate: '2026-12-05', endTime: '20:00' },
    startsAt: '2026-12-06T00:30:00.000Z',
  })
  expect(found!.description).toMatch(/^Bring your DD214\. x+…$/)
  expect(found!.description).toHaveLength(100)
})

describe('times', () => {
  test('a series keeps its hour across a clock change', () => {
    const weekly = event(
      'UID:1',
      'DTSTART;TZID=America/New_York:20261024T100000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    )
    expect(whens(calendar(...weekly), '2026-10-01T00:00:00Z')).toEqual([
      '2026-10-24 10:00 2026-10-24T14:00:00.000Z',
      '2026-10-31 10:00 2026-10-31T14:00:00.000Z',
      '2026-11-07 10:00 2026-11-07T15:00:00.000Z',
    ])
  })

  test('a zone that the calendar defines itself is used', () => {
    const one = event('UID:1', 'DTSTART;TZID=Eastern Standard Time:20260705T090000')
    expect(whens(calendar(...eastern, ...one), '2026-07-01T00:00:00Z')).toEqual([
      '2026-07-05 09:00 2026-07-05T13:00:00.000Z',
    ])
  })

  test('UTC and floating times are shown in the zone of the calendar', () => {
    const ics = calendar(
      'X-WR-TIMEZONE:America/Los_Angeles',
      ...event('UID:1', 'DTSTART:20261205T030000Z'),
      ...event('UID:2', 'DTSTART:20261206T090000'),
    )
    expect(whens(ics, '2026-12-01T00:00:00Z')).toEqual([
      '2026-12-04 19:00 2026-12-05T03:00:00.000Z',
      '2026-12-06 09:00 2026-12-06T17:00:00.000Z',
    ])
  })

  test('all-day events end the day before their end', () => {
    const ics = calendar(...event('UID:1', 'DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261130'))
    expect(upcomingEvents(ics, at('2026-11-29T12:00:00Z'))).toMatchObject([
      { startDate: '2026-11-28', endDate: '2026-11-29', startTime: null, isAllDay: true },
    ])
    expect(upcomingEvents(ics, at('2026-11-30T12:00:00Z'))).toEqual([])
  })
})

test('changed, excluded and cancelled occurrences', () => {
  const ics = calendar(
    ...event('UID:1', 'DTSTART:20261201T150000Z', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261202T150000Z'),
    ...event('UID:1', 'RECURRENCE-ID:20261203T150000Z', 'DTSTART:20261203T180000Z'),
    ...event('UID:1', 'RECURRENCE-ID:20261204T150000Z', 'DTSTART:20261204T150000Z', 'STATUS:CANCELLED'),
    ...event('UID:2', 'DTSTART:20261202T120000Z', 'STATUS:CANCELLED'),
  )
  expect(upcomingEvents(ics, at('2026-11-22T00:00:00Z')).map(({ startsAt }) => startsAt)).toEqual([
    '2026-12-01T15:00:00.000Z',
    '2026-12-03T18:00:00.000Z',
  ])
})

test('the next five of an endless series that began long ago', () => {
  const ics = calendar(...event('UID:1', 'DTSTART:19900101T150000Z', 'RRULE:FREQ=DAILY'))
  expect(upcomingEvents(ics, at('2026-11-22T00:00:00Z'))).toHaveLength(5)
})

describe('hostile calendars fail, and the process survives', () => {
  test('not a calendar', async () => {
    for (const text of ['', '<html>', 'BEGIN:VCALENDAR', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR'])
      await expect(readCalendar(text, Date.now(), 5), text).rejects.toThrow()
  })

  test('rules that match no date, or every second', async () => {
    const now = Date.parse('2026-11-22T00:00:00Z')
    for (const rule of ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', 'FREQ=SECONDLY', 'FREQ=DAILY;INTERVAL=0']) {
      const bombs = Array.from({ length: 50 }, (_, i) =>
        event(`UID:${i}`, 'DTSTART:19700101T000000Z', `RRULE:${rule}`),
      )
      const ics = calendar(...bombs.flat())
      const ended = await readCalendar(ics, now, 5).then(
        (events) => events.length <= 5,
        (error: Error) => /too long|could not be read|memory|iterat|rule|INTERVAL/i.test(error.message),
      )
      expect(ended, rule).toBe(true)
    }
  })
})
