import type { z } from 'zod'
import type * as answers from './answers.ts'

export type TrainingCard = z.infer<typeof answers.TrainingCard>
export type ResourceCard = z.infer<typeof answers.ResourceCard>
