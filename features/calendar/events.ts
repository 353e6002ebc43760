import { setTimeout as wait } from 'node:timers/promises'
import { type Outside, outsideReader } from '#lib/outside.ts'
import { outsideEvents } from '#spec/limits.ts'
import { readCalendar } from './read.ts'
import type { CalendarEvent } from './schema.ts'

const calendars = outsideReader((ics) => readCalendar(ics, Date.now(), outsideEvents.most))

let allowPrivate = false
/** Development and tests: calendars at private addresses too. */
export const reachPrivateCalendars = (may: boolean): void => {
  allowPrivate = may
}

/** The next events of a calendar; whether this site shows the address is for the caller to ask. */
export async function eventsOf(address: string, limit: number): Promise<Outside<CalendarEvent>> {
  const { items, failed } = await calendars(address, allowPrivate)
  const now = new Date().toISOString()
  return { items: items.filter(({ endsAt }) => endsAt > now).slice(0, limit), failed }
}

/** The same for a page, which does not wait long for another server; null when there is no answer yet. */
export async function eventsSoon(address: string, limit: number): Promise<CalendarEvent[] | null> {
  const patience = new AbortController()
  const tooLate = wait(pagePatienceMs, null, { signal: patience.signal }).catch(() => null)
  const events = eventsOf(address, limit).then(({ items }) => items)
  return Promise.race([events, tooLate]).finally(() => patience.abort())
}

const pagePatienceMs = 1_000
