/** When and where an event is, for people: 'Saturday, December 5, 2026, 8:00 AM'. */
export function eventTime({ on, starts }: { on: string | null; starts: string | null }): string | null {
  if (!on) return null
  const day = new Date(`${on}T${starts ?? '12:00'}:00Z`)
  const options = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  } as const
  const date = new Intl.DateTimeFormat('en-US', options).format(day)
  if (!starts) return date
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return `${date}, ${time.format(day)}`
}

type Event = {
  id: string
  fundraiser: string
  place: string
  on: string | null
  startsAt: Date | null
  url: string
}

/**
 * A ticket as a calendar file (RFC 5545). In UTC, which needs no description of a time zone; an
 * event without a time is a whole day. @returns null when the fundraiser names no day
 */
export function calendarFile({ id, fundraiser, place, on, startsAt, url }: Event): string | null {
  if (!on) return null
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muster//Tickets//EN',
    'BEGIN:VEVENT',
    `UID:${id}@muster`,
    `DTSTAMP:${inUtc(new Date())}`,
    startsAt ? `DTSTART:${inUtc(startsAt)}` : `DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`,
    ...(startsAt ? ['DURATION:PT3H'] : []),
    `SUMMARY:${escaped(fundraiser)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(`Your ticket: ${url}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const inUtc = (time: Date) => time.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545, section 3.1: at most 75 bytes a line; the next ones begin with a space. Cut between letters. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length ? 74 : 75)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
