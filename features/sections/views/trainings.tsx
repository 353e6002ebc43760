import { TrainingGrid } from '#features/learning-cards/widgets.ts'
import type { SectionProps } from '../schema.ts'
import { TitledSection } from '../section-head.tsx'

/** Trainings that everybody may take; whoever opens one signs in first. */
export default function Trainings({ content: { trainingsTitle = 'Trainings' }, trainings }: SectionProps) {
  if (trainings.length === 0) return null
  return (
    <TitledSection title={trainingsTitle} href="/trainings" more="All trainings">
      <TrainingGrid trainings={trainings} />
    </TitledSection>
  )
}
