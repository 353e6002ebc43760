import type { Progress } from '#lib/backup/write.ts'
import { bar, megabytes, progressLine } from '../progress-line.ts'

/** Shows how far a backup or a restore has come. */
export function progressOfSteps() {
  const line = progressLine(process.stdout)
  const show: Progress = ({ what, done, of }) =>
    line.show(() => `${of ? bar(done / of) : megabytes(done)}  ${what}`)
  return { show, end: line.end }
}
