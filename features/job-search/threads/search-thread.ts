import { parentPort } from 'node:worker_threads'
import {
  type MemorySegment,
  open,
  type SharedSegment,
  shareOutSets,
  withTombstones,
} from '../segments/memory-segment.ts'
import { type Answered, perform, type Task } from './work.ts'

/** What changed in the index since the last request to this thread. */
export type IndexChange = SegmentChange[]
/** A new segment, or the one that was at this place, perhaps with other tombstones. */
export type SegmentChange = { segment: SharedSegment; dead: Uint8Array } | { was: number; dead?: Uint8Array }
export type ThreadRequest = { ticket: number; change: IndexChange | null; task: Task }
export type ThreadAnswer = { ticket: number; answer?: Answered; failure?: string }

let segments: MemorySegment[] = []

parentPort!.on('message', ({ ticket, change, task }: ThreadRequest) => {
  if (change) segments = change.map(changed)
  const answer = (): ThreadAnswer => {
    try {
      return { ticket, answer: perform(segments, task) }
    } catch (error) {
      return { ticket, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  parentPort!.postMessage(answer())
})

function changed(change: SegmentChange, _: number, all: SegmentChange[]): MemorySegment {
  shareOutSets(all.length)
  if ('segment' in change) return open(change.segment, change.dead)
  const segment = segments[change.was]!
  return change.dead ? withTombstones(segment, change.dead) : segment
}
