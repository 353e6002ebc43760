import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { quizMessages } from './messages.ts'
import styles from './quiz.module.css'
import { QuizFacts } from './quiz-facts.tsx'
import type { TakePage } from './schema.ts'
import { Survey } from './survey.tsx'
import { TakeBadge } from './take-badge.tsx'
import { TakeForm } from './take-form.tsx'

export type Props = TakePage

/** Taking a quiz, or answering a survey. */
export default function Take(page: Props) {
  const { quiz, take, isAnswered } = page
  return (
    <Page title={quiz.name} above={<Link href="/quizzes">Quizzes</Link>} lead={quiz.lead} narrow>
      {quiz.type === 'quiz' && !take && <QuizFacts quiz={quiz} />}
      {quiz.type === 'survey' ? (
        <Survey quiz={quiz} isAnswered={isAnswered} />
      ) : take ? (
        <TakeForm quiz={quiz} take={take} />
      ) : (
        <Start {...page} />
      )}
      <Before {...page} />
    </Page>
  )
}

function Start({ quiz, attemptsLeft, takes }: Props) {
  if (attemptsLeft === 0) return <Alert title={quizMessages.noAttempts} />
  return (
    <Form action={`/quizzes/${quiz.id}/take`}>
      <SubmitButton size="large">{takes.length ? 'Take it again' : 'Start'}</SubmitButton>
    </Form>
  )
}

/** What was sent before, each to look at. */
function Before({ quiz, takes }: Props) {
  if (takes.length === 0) return null
  return (
    <section className={styles.more}>
      <h2 className={styles.title}>Your takes</h2>
      <ul className={styles.list}>
        {takes.map((take) => (
          <li key={take.id} className={styles.bar}>
            <span>
              <DateText date={take.submittedAt} exact />
            </span>
            <TakeBadge take={take} />
            <ButtonLink href={`/quizzes/${quiz.id}/takes/${take.id}`} variant="quiet" size="small">
              Review
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
