import { Worker } from 'node:worker_threads'
import type { CalendarEvent } from './schema.ts'

/** Limits of parsing one calendar: a recurrence rule may match no date at all. */
const bounds = { milliseconds: 3_000, megabytes: 96 }

/**
 * The next events of a calendar, parsed in a worker thread, so that a hostile one cannot exhaust our time or memory.
 * @throws when it is not a calendar, or exceeds the limits
 */
export function readCalendar(ics: string, now: number, limit: number): Promise<CalendarEvent[]> {
  const { promise, resolve, reject } = Promise.withResolvers<CalendarEvent[]>()
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), {
    workerData: { ics, now, limit },
    resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
  })
  const clock = setTimeout(
    () => reject(new Error('The calendar took too long to read.')),
    bounds.milliseconds,
  )
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The calendar could not be read.')))
  return promise.finally(() => {
    clearTimeout(clock)
    void worker.terminate()
  })
}
