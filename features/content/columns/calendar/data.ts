import { eventsSoon } from '#features/calendar/index.ts'
import { originOf } from '#features/themes/index.ts'
import { remoteEvents } from '#spec/limits.ts'
import type { LoadContext } from '../../data.ts'
import { linkOf } from '../../model/grammar.ts'

/** The next events of the calendar that the column names; null while its server has not answered. */
export async function loadCalendar(part: object, { request }: LoadContext) {
  const address = linkOf((part as { linkTo?: string }).linkTo)
  if (!address) return { events: [] }
  return { events: await eventsSoon(new URL(address, originOf(request)).href, remoteEvents.usual) }
}
