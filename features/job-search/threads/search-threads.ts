import { Worker } from 'node:worker_threads'
import type { MemorySegment } from '../segments/memory-segment.ts'
import type { IndexChange, SegmentChange, ThreadAnswer, ThreadRequest } from './search-thread.ts'
import type { Answered, Task } from './work.ts'

type Waiting = { done(answer: Answered): void; failed(error: Error): void }

/** A thread that ended by itself: what it had to do is done elsewhere. */
export class ThreadEnded extends Error {}

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
  readonly #worker = new Worker(new URL('./search-thread.ts', import.meta.url))
  readonly #waiting = new Map<number, Waiting>()
  /** what the thread knows */
  #segments: MemorySegment[] = []
  #tickets = 0

  constructor(onEnd: () => void) {
    // Keeps the process alive only while something is asked of it.
    this.#worker.unref()
    this.#worker.on('message', ({ ticket, answer, failure }: ThreadAnswer) => {
      const waiting = this.#waiting.get(ticket)
      this.#waiting.delete(ticket)
      if (!this.#waiting.size) this.#worker.unref()
      if (answer) waiting?.done(answer)
      else waiting?.failed(new Error(failure))
    })
    let hasEnded = false
    const end = (why: string) => {
      if (!hasEnded) onEnd()
      hasEnded = true
      for (const { failed } of this.#waiting.values()) failed(new ThreadEnded(why))
      this.#waiting.clear()
    }
    this.#worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)))
    this.#worker.on('exit', (code) => end(`A search thread ended with ${code}.`))
  }

  get busy(): number {
    return this.#waiting.size
  }

  run(segments: MemorySegment[], task: Task): Promise<Answered> {
    const ticket = ++this.#tickets
    const request: ThreadRequest = { ticket, change: this.#changeTo(segments), task }
    this.#worker.postMessage(request)
    this.#worker.ref()
    return new Promise((done, failed) => this.#waiting.set(ticket, { done, failed }))
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
