import { z } from 'zod'
import type * as answers from './answers.ts'

/** The address of a job's own page and what is below it: words of its title, then its id (`idIn` in lib/ids.ts). */
export const BySegment = z.object({ segment: z.string().max(400) })

// Inferred from what /openapi.json describes, so that neither can drift from the other.
export type JobBrief = z.infer<typeof answers.JobBrief>
export type JobEmployer = JobBrief['employer']
export type JobScore = NonNullable<JobBrief['score']>
/** Plain text in pieces; every second one (index 1, 3, …) matched the query. */
export type Marked = string[]
