import { z } from 'zod'
import { eventsSoon } from '#features/calendar/index.ts'
import type { CalendarEvent } from '#features/calendar/schema.ts'
import { remoteEvents } from '#spec/limits.ts'
import { moduleType } from '../model.ts'

export type CalendarData = { events: CalendarEvent[]; feedUrl: string }

/** The next events of a calendar that staff chose. */
export const calendar = moduleType({
  type: 'calendar',
  label: 'Calendar',
  dashboards: ['User', 'Manager'],
  options: z.object({
    feedUrl: z.string().trim().min(1, 'Please enter the address of the calendar.').max(2_000),
  }),
  async load(_asking, { feedUrl }): Promise<CalendarData> {
    const found = await eventsSoon(feedUrl, remoteEvents.usual)
    if (!found || found.failed) throw new Error('the calendar did not answer')
    return { events: found.items, feedUrl }
  },
})
