import type { StoredSegment } from '../segments/index-format.ts'
import { buffersOf, type Merged, type MergePlan, mergedOf } from '../segments/merge.ts'
import { type SegmentPlan, segmentOf } from '../segments/segment-plan.ts'
import { AnsweringThread, ThreadEnded } from './answering-thread.ts'

/** Fewer jobs are indexed sooner than a thread has them. */
const fewJobs = 200

export type Building = { build: SegmentPlan; merge?: never } | { build?: never; merge: MergePlan }
/** `places` of what was built anew are none. */
export type Built = Merged

/** A batch is a thousand jobs of some kilobytes; one that needs more ends its thread, and is built here. */
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 12 }

/** A process that loses more threads than this goes on without. */
const mostLost = 3

/**
 * Builds and merges segments in a thread, where that was allowed: a third of an import is reading words, and the thread that
 * imports reads and saves other jobs meanwhile (decision 630).
 */
export class SegmentBuilder {
  readonly #least: number
  #thread: AnsweringThread<Building, Built> | null = null
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
    if (!this.#takes(plan.jobs.length)) return segmentOf(plan)
    try {
      return (await this.#threadNow().ask({ build: plan })).segment
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      return segmentOf(plan)
    }
  }

  /** @returns null when the thread was lost, and the buffers of the plan with it */
  async merge(plan: MergePlan): Promise<Merged | null> {
    if (!this.#takes(plan.segments.reduce((jobs, { size }) => jobs + size, 0))) return mergedOf(plan)
    try {
      return await this.#threadNow().ask({ merge: plan }, buffersOf(plan))
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error
      return null
    }
  }

  #takes(jobs: number): boolean {
    return this.#isOpen && this.#lost <= mostLost && jobs >= this.#least
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
