import { z } from 'zod'
import { eventsOf } from '#features/calendar/index.ts'
import type { CalendarEvent } from '#features/calendar/schema.ts'
import { remoteEvents } from '#spec/limits.ts'
import { feedAddress, hrefOf, itemsOf } from '../feed.ts'
import { moduleType } from '../model.ts'

export type CalendarData = { events: CalendarEvent[]; feedUrl: string }

/** The next events of a calendar that staff chose. */
export const calendar = moduleType({
  type: 'calendar',
  label: 'Calendar',
  dashboards: ['User', 'Manager'],
  options: z.object({ feedUrl: feedAddress('Please enter the address of the calendar.') }),
  async load(asking, { feedUrl }): Promise<CalendarData> {
    const found = await eventsOf(hrefOf(feedUrl, asking), remoteEvents.usual)
    return { events: itemsOf(found, 'the calendar', asking), feedUrl }
  },
})
