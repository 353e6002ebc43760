import { constants, getPriority, setPriority } from 'node:os'

const below = constants.priority.PRIORITY_BELOW_NORMAL

/**
 * Lets the thread that calls it, and those it starts from then on, go after others that want a processor: what computes for long or in the
 * background, behind what answers people in a moment (decision 672). Only on Linux, where threads have priorities of their own.
 */
export function goAfterOthers(): void {
  if (process.platform === 'linux' && getPriority() < below) setPriority(below)
}
