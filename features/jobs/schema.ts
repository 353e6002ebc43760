import type { z } from 'zod'
import type * as answers from './answers.ts'

export type JobPage = z.infer<typeof answers.JobPage>
export type GonePage = z.infer<typeof answers.GonePage>
