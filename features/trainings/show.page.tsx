import { RecommendForm } from '#features/recommendations/widgets.ts'
import { recommendedBy as recommendedByWords } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { HowFar } from './how-far.tsx'
import type { TrainingPage } from './schema.ts'
import { CourseCard } from './scorm/course-card.tsx'
import styles from './show.module.css'
import { Steps } from './steps.tsx'

export type Props = TrainingPage

/** One training: what it is, what there is to do, and how far the person is. */
export default function Training({ training, recommendedBy, mayEdit, mayRecommend }: Props) {
  const { id, title, theme, description, links, course, quiz, restrictedForUserTypes = [] } = training
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
          {course && <CourseCard id={id} course={course} hasBegun={training.progress !== null} />}
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
