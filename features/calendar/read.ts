import { Worker } from 'node:worker_threads'
import type { CalendarEvent } from './schema.ts'

/** What reading one calendar may take: rules can be written that no date ever meets. */
const bounds = { milliseconds: 3_000, megabytes: 96 }

/**
 * The next events of a calendar, read in a thread of its own, so that a hostile one costs neither our time nor our memory.
 * @throws when it is no calendar, or takes more than it may
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
