import type { MemorySegment } from '../segments/memory-segment.ts'
import { AnsweringThread } from './answering-thread.ts'
import type { IndexChange, SearchRequest, SegmentChange } from './search-thread.ts'
import type { Answered, Task } from './work.ts'

/** A process that loses more threads than this goes on without. */
const mostLost = 10

/**
 * Threads that search the same segments in shared memory. The thread of the server keeps what waits: statements and
 * requests; so no search holds up a page.
 */
export class SearchThreads {
  #count: number
  #threads: SearchThread[] = []
  #lost = 0

  constructor(count = 0) {
    this.#count = count
  }

  /** Allows so many threads. */
  open(count: number): void {
    this.#count = count
  }

  get isOpen(): boolean {
    return this.#count > 0 && this.#lost <= mostLost
  }

  /** @throws ThreadEnded when the thread was lost */
  run(segments: MemorySegment[], task: Task): Promise<Answered> {
    return this.#freest().run(segments, task)
  }

  /** The thread with the least to do; a new one while there may be more. */
  #freest(): SearchThread {
    const idle = this.#threads.find(({ busy }) => busy === 0)
    if (idle) return idle
    if (this.#threads.length < this.#count) {
      const thread = new SearchThread(() => {
        this.#lost++
        this.#threads = this.#threads.filter((other) => other !== thread)
      })
      this.#threads.push(thread)
      return thread
    }
    return this.#threads.reduce((least, thread) => (thread.busy < least.busy ? thread : least))
  }
}

class SearchThread {
  readonly #thread: AnsweringThread<SearchRequest, Answered>
  /** what the thread knows */
  #segments: MemorySegment[] = []

  constructor(onEnd: () => void) {
    this.#thread = new AnsweringThread(new URL('./search-thread.ts', import.meta.url), onEnd)
  }

  get busy(): number {
    return this.#thread.busy
  }

  run(segments: MemorySegment[], task: Task): Promise<Answered> {
    return this.#thread.ask({ change: this.#changeTo(segments), task })
  }

  #changeTo(segments: MemorySegment[]): IndexChange | null {
    if (segments === this.#segments) return null
    const places = new Map(this.#segments.map(({ shared }, place) => [shared, place]))
    const change = segments.map(({ shared, dead }): SegmentChange => {
      const was = places.get(shared)
      if (was === undefined) return { segment: shared, dead }
      return this.#segments[was]!.dead === dead ? { was } : { was, dead }
    })
    this.#segments = segments
    return change
  }
}
