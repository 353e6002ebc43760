// One for each zone, since creating a formatter costs more than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>()
const last = new Map<string, { minute: number; day: string }>()

/** The date of a moment in a time zone: '2026-11-22'. Every page asks for that of now, and dates begin with a minute. */
export function dayIn(timeZone: string, at = new Date()): string {
  const minute = Math.floor(at.getTime() / 60_000)
  const known = last.get(timeZone)
  if (known?.minute === minute) return known.day
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  const day = format.format(at)
  last.set(timeZone, { minute, day })
  return day
}
