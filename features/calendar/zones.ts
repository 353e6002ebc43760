const formats = new Map<string, Intl.DateTimeFormat | null>()

function formatOf(zone: string): Intl.DateTimeFormat | null {
  if (!formats.has(zone)) formats.set(zone, newFormat(zone))
  return formats.get(zone)!
}

function newFormat(timeZone: string) {
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...parts,
      timeZone,
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    })
  } catch {
    return null
  }
}

export const isZone = (name: string | undefined): name is string => Boolean(name && formatOf(name))

/** Local date, time and zone name: '2026-11-22', '18:30', 'EST'. */
export function clockAt(zone: string, at: number) {
  const parts = Object.fromEntries(
    formatOf(zone)!
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second, timeZoneName } = parts
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}`, second, name: timeZoneName ?? null }
}

/** The moment of a local time, which is given as if it were UTC. */
export function momentOf(zone: string, wall: number): number {
  const offset = (at: number) => {
    const { date, time, second } = clockAt(zone, at)
    return Date.parse(`${date}T${time}:${second}Z`) - at
  }
  const first = wall - offset(wall)
  return wall - offset(first)
}
