import { RecommendForm } from '#features/recommendations/widgets.ts'
import { recommendedBy as recommendedByWords } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Progress } from '#ui/progress.tsx'
import { longDate } from '#ui/relative-date.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { TrainingPage } from './schema.ts'
import styles from './show.module.css'
import { Steps } from './steps.tsx'

export type Props = TrainingPage

/** One training: what it is, what there is to do, and how far the person is. */
export default function Training({ training, recommendedBy, mayEdit, mayRecommend }: Props) {
  const { id, title, theme, description, links, quiz, restrictedForUserTypes = [] } = training
  return (
    <Page
      title={title}
      above={<Link href="/trainings">Trainings</Link>}
      lead={theme}
      actions={
        mayEdit && (
          <ButtonLink href={`/admin/trainings/${id}/edit`} variant="secondary" icon="edit">
            Edit
          </ButtonLink>
        )
      }
    >
      {recommendedBy && <Alert title={recommendedByWords(recommendedBy.name)} />}
      {restrictedForUserTypes.length > 0 && (
        <Alert tone="warning" title={`Hidden from: ${restrictedForUserTypes.join(', ')}`} />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Steps id={id} links={links} />
          {quiz && <QuizCard quiz={quiz} />}
          <section>
            <h2 className={styles.heading}>About this training</h2>
            <p className={styles.about}>{description}</p>
          </section>
        </div>
        <div className={styles.side}>
          <HowFar training={training} />
          {mayRecommend && <RecommendForm action={`/trainings/${id}/recommend`} />}
        </div>
      </div>
    </Page>
  )
}

/** The quiz at the end. */
function QuizCard({ quiz }: { quiz: NonNullable<Props['training']['quiz']> }) {
  return (
    <Card as="section" className={styles.what}>
      <h2 className={styles.heading}>Quiz: {quiz.name}</h2>
      {quiz.isPassed ? (
        <Badge tone="success" icon="check">
          Passed
        </Badge>
      ) : (
        <ButtonLink href={`/quizzes/${quiz.id}/take`} variant="secondary">
          Take the quiz
        </ButtonLink>
      )}
    </Card>
  )
}

/** What is done, what is missing, and the certificate. */
function HowFar({ training: { id, links, quiz, progress } }: Pick<Props, 'training'>) {
  const done = links.filter(({ isDone }) => isDone).length
  if (progress?.completedAt)
    return (
      <Card as="section" className={styles.card}>
        <h2 className={styles.heading}>Your certificate</h2>
        <Badge tone="success" icon="check">
          {`Completed ${longDate(new Date(progress.completedAt))}`}
        </Badge>
        <ButtonLink href={`/trainings/${id}/certificate`} icon="download" download>
          Download certificate, PDF
        </ButtonLink>
      </Card>
    )
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>Your progress</h2>
      {links.length > 0 ? (
        <>
          <Progress label="Done" value={done} max={links.length} text={`${done} of ${links.length}`} />
          <p>
            {quiz
              ? 'Mark each step as done and pass the quiz. Then you get a certificate.'
              : 'Mark each step as done. With the last one you get a certificate.'}
          </p>
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
