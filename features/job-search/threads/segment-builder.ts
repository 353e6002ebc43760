import type { StoredSegment } from '../segments/index-format.ts'
import { type SegmentPlan, segmentOf } from '../segments/segment-plan.ts'
import { AnsweringThread, ThreadEnded } from './answering-thread.ts'

/** Fewer jobs are indexed sooner than a thread has them. */
const fewJobs = 200

/** A batch is a thousand jobs of some kilobytes; one that needs more ends its thread, and is built here. */
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 24 }

/** A process that loses more threads than this goes on without. */
const mostLost = 3

/**
 * Builds segments in a thread, where that was allowed: a third of an import is reading words, and the thread that imports reads
 * and saves other jobs meanwhile (decision 630).
 */
export class SegmentBuilder {
  readonly #least: number
  #thread: AnsweringThread<SegmentPlan, StoredSegment> | null = null
  #isOpen = false
  #lost = 0

  /** @param least jobs from which on the thread builds */
  constructor(least = fewJobs) {
    this.#least = least
  }

  /** Allows a thread. */
  open(): this {
    this.#isOpen = true
    return this
  }

  async build(plan: SegmentPlan): Promise<StoredSegment> {
    if (!this.#isOpen || this.#lost > mostLost || plan.jobs.length < this.#least) return segmentOf(plan)
    try {
      return await this.#threadNow().ask(plan)
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      return segmentOf(plan)
    }
  }

  #threadNow() {
    const lose = () => {
      this.#lost++
      this.#thread = null
    }
    this.#thread ??= new AnsweringThread(new URL('./build-thread.ts', import.meta.url), lose, memory)
    return this.#thread
  }
}
