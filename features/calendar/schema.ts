import { z } from 'zod'
import { remoteEvents } from '#spec/limits.ts'
import type * as answers from './answers.ts'

/** Document 1, section 7: GET /ical. */
export const CalendarQuery = z.object({
  feedUrl: z.string().trim().min(1).max(2_000),
  limit: z.coerce
    .number()
    .catch(remoteEvents.usual)
    .transform((limit) => Math.min(remoteEvents.most, Math.max(1, Math.trunc(limit)))),
})

export type CalendarEvent = z.infer<typeof answers.CalendarEvent>
export type CalendarPage = z.infer<typeof answers.CalendarPage>
