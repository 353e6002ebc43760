import { TrainingGrid } from '#features/learning-cards/widgets.ts'
import type { SectionProps } from '../schema.ts'
import { TitledSection } from '../section-head.tsx'

/** Trainings open to everybody; opening one requires signing in. */
export default function Trainings({ content: { trainingsTitle = 'Trainings' }, trainings }: SectionProps) {
  if (trainings.length === 0) return null
  return (
    <TitledSection title={trainingsTitle} href="/trainings" more="All trainings">
      <TrainingGrid trainings={trainings} />
    </TitledSection>
  )
}
