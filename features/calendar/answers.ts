import { z } from 'zod'

/** An event of a calendar: dates and times are local to where it happens. */
export const CalendarEvent = z.object({
  summary: z.string(),
  description: z.string(),
  location: z.string(),
  /** '2026-11-22' */
  startDate: z.string(),
  /** the last day */
  endDate: z.string(),
  /** '18:30'; null: all day */
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** 'EST'; null when unknown, or all day */
  timeZone: z.string().nullable(),
  isAllDay: z.boolean(),
  /** the moments, ISO 8601 in UTC */
  startsAt: z.string(),
  endsAt: z.string(),
})

/** The props of calendar/events. */
export const CalendarPage = z.object({
  feedUrl: z.string(),
  events: z.array(CalendarEvent),
  /** it cannot be read */
  isDead: z.boolean(),
  /** why, for the editors of the site */
  failed: z.string().nullable(),
})
