// One for each zone, since creating a formatter costs more than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>()

/** The date of a moment in a time zone: '2026-11-22'. */
export function dayIn(timeZone: string, at = new Date()): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(at)
}
