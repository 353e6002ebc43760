import { eventsSoon } from '#features/calendar/index.ts'
import { originOf } from '#features/themes/index.ts'
import { feedFor } from '#lib/remote-items.ts'
import { remoteEvents } from '#spec/limits.ts'
import type { LoadContext } from '../../data.ts'
import { linkOf } from '../../model/grammar.ts'

/** The next events of the calendar that the column names; null while its server has not answered. */
export async function loadCalendar(part: object, { request, site, viewer }: LoadContext) {
  const address = linkOf((part as { linkTo?: string }).linkTo)
  if (!address) return { feed: null }
  const events = await eventsSoon(new URL(address, originOf(request)).href, remoteEvents.usual)
  return { feed: events && feedFor(events, { viewer, site }) }
}
