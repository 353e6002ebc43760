import { setTimeout as wait } from 'node:timers/promises'
import { type RemoteItems, remoteReader } from '#lib/remote-items.ts'
import { remoteEvents } from '#spec/limits.ts'
import { readCalendar } from './read.ts'
import type { CalendarEvent } from './schema.ts'

const calendars = remoteReader((ics) => readCalendar(ics, Date.now(), remoteEvents.most))

let allowPrivate = false
/** Development and tests: allow calendars at private addresses. */
export const reachPrivateCalendars = (may: boolean): void => {
  allowPrivate = may
}

/** The next events of a calendar; callers check that this site shows the address, or have it from its staff. */
export async function eventsOf(address: string, limit: number): Promise<RemoteItems<CalendarEvent>> {
  const { items, failed } = await calendars(address, allowPrivate)
  const now = new Date().toISOString()
  return { items: items.filter(({ endsAt }) => endsAt > now).slice(0, limit), failed }
}

/** The same for rendering a page, with a short timeout; null when there is no answer yet. */
export async function eventsSoon(address: string, limit: number): Promise<RemoteItems<CalendarEvent> | null> {
  const patience = new AbortController()
  const tooLate = wait(pagePatienceMs, null, { signal: patience.signal }).catch(() => null)
  return Promise.race([eventsOf(address, limit), tooLate]).finally(() => patience.abort())
}

const pagePatienceMs = 1_000
