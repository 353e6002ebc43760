import { TrainingGrid } from '#features/learning-cards/widgets.ts'
import { LinkList } from '../link-list.tsx'
import type { SectionProps } from '../schema.ts'
import { TitledSection } from '../section-head.tsx'

/** Trainings open to everybody; opening one requires signing in. */
export default function Trainings({ content, trainings, variant }: SectionProps) {
  const head = { title: content.trainingsTitle ?? 'Trainings', href: '/trainings', more: 'All trainings' }
  if (trainings.length === 0) return null
  if (variant === 'list')
    return (
      <LinkList
        {...head}
        links={trainings.map(({ id, title, description }) => ({
          ...{ label: title, href: `/trainings/${id}`, text: description },
        }))}
      />
    )
  return (
    <TitledSection {...head}>
      <TrainingGrid trainings={trainings} />
    </TitledSection>
  )
}
