import { parentPort, workerData } from 'node:worker_threads'
import { upcomingEvents } from './occurrences.ts'

const { ics, now, limit } = workerData as { ics: string; now: number; limit: number }
parentPort!.postMessage(upcomingEvents(ics, { now, limit }))
