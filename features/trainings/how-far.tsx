import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Progress } from '#ui/progress.tsx'
import { longDate } from '#ui/relative-date.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { TrainingPage } from './schema.ts'
import styles from './show.module.css'

/** What is done, what is missing, and the certificate. */
export function HowFar({ training }: Pick<TrainingPage, 'training'>) {
  const { id, links, course, progress } = training
  const lessons = course?.steps.filter(({ isHeading }) => !isHeading) ?? []
  // A course that is complete may have had parts skipped.
  const ofCourse = lessons.map(({ isComplete }) => isComplete || course!.isComplete)
  const done = [...links.map(({ isDone }) => isDone), ...ofCourse]
  if (progress?.completedAt)
    return (
      <Card as="section" className={styles.card}>
        <h2 className={styles.heading}>Your certificate</h2>
        <Badge tone="success" icon="check">
          {`Completed ${longDate(new Date(progress.completedAt))}`}
        </Badge>
        {course?.points != null && <p>{`${course.points} of 100 points`}</p>}
        <ButtonLink href={`/trainings/${id}/certificate`} icon="download" download>
          Download certificate, PDF
        </ButtonLink>
      </Card>
    )
  const count = done.filter(Boolean).length
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>Your progress</h2>
      {done.length > 0 ? (
        <>
          <Progress label="Done" value={count} max={done.length} text={`${count} of ${done.length}`} />
          {course?.points != null && <p>{`${course.points} of 100 points`}</p>}
          <p>{whatIsMissing(training)}</p>
        </>
      ) : (
        <Form action={`/trainings/${id}/progress`} name="whole">
          <SubmitButton name="done" value="true" icon="check">
            Mark as completed
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}

function whatIsMissing({ links, course, quiz }: TrainingPage['training']): string {
  const parts = [
    course && 'complete the course',
    links.length > 0 && 'mark each step as done',
    quiz && 'pass the quiz',
  ].filter((part) => typeof part === 'string')
  const all = parts.join(parts.length > 2 ? ', ' : ' and ')
  return `${all[0]!.toUpperCase()}${all.slice(1)}. Then you get a certificate.`
}
