import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { TrainingPage } from '../schema.ts'
import styles from '../show.module.css'
import { Lessons } from './lessons.tsx'

type Props = { id: string; course: NonNullable<TrainingPage['training']['course']>; hasBegun: boolean }

/** The course of a training: its parts, and the way into it. */
export function CourseCard({ id, course, hasBegun }: Props) {
  const path = `/trainings/${id}/package`
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>The course</h2>
      <ButtonLink href={path} icon="play">
        {hasBegun ? 'Resume' : 'Start'}
      </ButtonLink>
      <Lessons steps={course.steps} addressOf={(item) => `${path}?item=${encodeURIComponent(item)}`} />
    </Card>
  )
}
