import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Progress } from '#ui/progress.tsx'
import { QuestionPicture } from './question-picture.tsx'
import styles from './quiz.module.css'
import type { Review } from './schema.ts'
import { TakeBadge } from './take-badge.tsx'

export type Props = Review

/** A take after it was sent: the points, and what each question was worth. */
export default function TakeReview({ quiz, take, by, questions }: Props) {
  const { pointsAwarded, pointsPossible, pointsRequired } = take
  return (
    <Page
      title={`Result: ${quiz.name}`}
      above={<Link href={by ? `/quizzes/${quiz.id}/results` : '/quizzes'}>{by ? 'Results' : 'Quizzes'}</Link>}
      lead={by ?? undefined}
      narrow
    >
      <p>
        <TakeBadge take={take} />
      </p>
      {pointsPossible > 0 && (
        <Progress
          label="Points"
          value={pointsAwarded}
          max={pointsPossible}
          text={`${figure(pointsAwarded)} of ${figure(pointsPossible)}${
            pointsRequired === null ? '' : `, ${figure(pointsRequired)} to pass`
          }`}
          tone={take.passed === false ? 'danger' : 'success'}
        />
      )}
      <ol className={styles.questions}>
        {questions.map((question, at) => (
          <Card as="li" key={question.id} className={styles.question}>
            <h2 className={styles.title}>
              {at + 1}. {question.title}
            </h2>
            <QuestionPicture {...question} />
            <p className={styles.answer}>
              {question.file ? (
                <a href={question.file}>{question.answer.join(', ')}</a>
              ) : (
                question.answer.join(', ') || 'No answer'
              )}
            </p>
            {question.isRight !== null && (
              <Badge
                tone={question.isRight ? 'success' : 'warning'}
                icon={question.isRight ? 'check' : 'close'}
              >
                {`${wordOf(question)}, ${figure(question.points)} of ${figure(question.of)}`}
              </Badge>
            )}
            {question.feedback && <p>{question.feedback}</p>}
          </Card>
        ))}
      </ol>
      {!by && (
        <ButtonLink href={`/quizzes/${quiz.id}/take`} variant="secondary">
          Back to the quiz
        </ButtonLink>
      )}
    </Page>
  )
}

const wordOf = ({ isRight, points }: Review['questions'][number]) =>
  isRight ? 'Right' : points > 0 ? 'Partly right' : 'Not right'
