import type { TrainingCard } from '#features/learning-cards/schema.ts'
import { recommendedPanel } from '#spec/limits.ts'
import type { Hint } from './model.ts'

/** What the modules of trainings show. */
export type TrainingsData = {
  trainings: Pick<TrainingCard, 'id' | 'title' | 'theme' | 'progress'>[]
  total: number
  /** all of them */
  href: string
  /** asks for what is missing, instead of trainings */
  hint: Hint | null
}

/** At most 4 of those found (document 1, section 9). */
export const trainingsData = (found: TrainingCard[], total: number, href: string): TrainingsData => ({
  trainings: found
    .slice(0, recommendedPanel.shown)
    .map(({ id, title, theme, progress }) => ({ id, title, theme, progress })),
  ...{ total, href, hint: null },
})
