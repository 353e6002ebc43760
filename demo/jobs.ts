import { apprenticeships, federal, forSpouses, regional, stateGovernments } from './jobs/boards.ts'
import type { Drawing } from './jobs/draw.ts'
import { hired, medicsOfNewYork, nursesOfNewYork } from './jobs/hiring.ts'
import type { DemoJob } from './jobs/job.ts'
import { titlesInTurn } from './jobs/titles.ts'

export type { DemoJob } from './jobs/job.ts'

/**
 * The jobs of the demo sites, about 3,000. The same seed and day give the same jobs; dates count back from the day, so
 * that they always look fresh.
 */
export function demoJobs(today: Date, seed = 'muster'): DemoJob[] {
  const start = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()))
  const drawing: Drawing = { seed, today: start, counts: new Map() }
  const titles = titlesInTurn()
  return [
    ...nursesOfNewYork(drawing, titles, 36),
    ...hired(drawing, titles, 1680),
    ...federal(drawing, titles, 560),
    ...stateGovernments(drawing, titles, 4),
    ...apprenticeships(drawing, titles, 2),
    ...forSpouses(drawing, titles, 160),
    ...regional(drawing, titles, 330),
    ...medicsOfNewYork(drawing, titles),
  ]
}
