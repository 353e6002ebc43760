import {
  type MemorySegment,
  open,
  type SharedSegment,
  shareOutSets,
  withTombstones,
} from '../segments/memory-segment.ts'
import { answerWith } from './answering.ts'
import { perform, type Task } from './work.ts'

/** What changed in the index since the last request to this thread. */
export type IndexChange = SegmentChange[]
/** A new segment, or the one that was at this place, perhaps with other tombstones. */
export type SegmentChange = { segment: SharedSegment; dead: Uint8Array } | { was: number; dead?: Uint8Array }
export type SearchRequest = { change: IndexChange | null; task: Task }

let segments: MemorySegment[] = []

answerWith({
  receive({ change }: SearchRequest) {
    if (change) segments = change.map(changed)
  },
  work: ({ task }) => perform(segments, task),
})

function changed(change: SegmentChange, _: number, all: SegmentChange[]): MemorySegment {
  shareOutSets(all.length)
  if ('segment' in change) return open(change.segment, change.dead)
  const segment = segments[change.was]!
  return change.dead ? withTombstones(segment, change.dead) : segment
}
