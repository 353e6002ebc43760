// Series without an end, so that a demo site has events whenever somebody looks.
const series = [
  {
    ...{ summary: 'Résumé hour', location: 'Online' },
    description: 'Bring a posting and your résumé. We read both with you, line by line.',
    ...{ start: '20260106T180000', end: '20260106T190000', rule: 'FREQ=WEEKLY;BYDAY=TU' },
  },
  {
    ...{ summary: 'Hiring morning at the harbor', location: 'Pier 4, Norfolk, VA' },
    description: 'Nine employers, no appointments. Uniform, suit or work clothes are all right.',
    ...{ start: '20260110T100000', end: '20260110T130000', rule: 'FREQ=MONTHLY;BYDAY=2SA' },
  },
  {
    ...{ summary: 'Coffee for spouses', location: 'Ghent Library, Norfolk, VA' },
    description: 'Jobs that move when you move, and people who have done it.',
    ...{ start: '20260108T093000', end: '20260108T110000', rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
  },
]

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
