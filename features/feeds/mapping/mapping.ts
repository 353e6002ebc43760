import type { JobSource } from '#spec/lists.ts'
import type { Target } from '../model/targets.ts'
import type { DateOrder } from '../values/dates.ts'

/**
 * A dialect as a table: which paths hold what, the better ones first. Case does not matter.
 * Sections and facts become part of the description: long texts under a heading, short ones in the list of details.
 */
export type Mapping = { [target in Target]?: readonly string[] } & {
  /** heading → paths; '' is text without a heading */
  sections?: Record<string, readonly string[]>
  /** label → paths */
  facts?: Record<string, readonly string[]>
  /** reason → paths that say nothing of the job */
  aside?: Record<string, readonly string[]>
  /** paths of headings and of the texts under them, in step */
  headed?: readonly [headings: string, texts: string]
  dateOrder?: DateOrder
  /** defaults for every job of the dialect */
  defaults?: { country?: string; city?: string; state?: string; wageUnit?: string; source?: JobSource }
}
