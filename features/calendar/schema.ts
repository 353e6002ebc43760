import { z } from 'zod'
import { outsideEvents } from '#spec/limits.ts'

/** Document 1, section 7: GET /ical. */
export const CalendarQuery = z.object({
  feedUrl: z.string().trim().min(1).max(2_000),
  limit: z.coerce.number().int().min(1).max(outsideEvents.most).catch(outsideEvents.usual),
})

/** An event as its calendar tells it: dates and times as they are where it happens. */
export type CalendarEvent = {
  summary: string
  description: string
  location: string
  /** '2026-11-22' */
  startDate: string
  /** the last day */
  endDate: string
  /** '18:30'; null: all day */
  startTime: string | null
  endTime: string | null
  /** 'EST'; null when it is not known, or all day */
  timeZone: string | null
  isAllDay: boolean
  /** the moments, ISO 8601 in UTC */
  startsAt: string
  endsAt: string
}

/** The props of calendar/events. */
export type CalendarPage = { feedUrl: string; events: CalendarEvent[] }
