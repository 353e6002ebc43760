import { choicesIn } from '#features/questions/list.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { QuestionPicture } from './question-picture.tsx'
import styles from './quiz.module.css'
import { QuizFacts } from './quiz-facts.tsx'
import type { Preview } from './schema.ts'

export type Props = Preview

/** What a quiz asks, without what is right. */
export default function QuizPreview({ quiz, mayEdit, mayDelete }: Props) {
  return (
    <Page
      title={quiz.name}
      above={<Link href="/quizzes">Quizzes</Link>}
      lead={quiz.lead}
      narrow
      actions={
        <Cluster>
          {mayEdit && (
            <>
              <ButtonLink href={`/quizzes/${quiz.id}/edit`} variant="secondary" icon="edit">
                Edit
              </ButtonLink>
              <ButtonLink href={`/quizzes/${quiz.id}/results`} variant="secondary">
                Results
              </ButtonLink>
            </>
          )}
          <ButtonLink href={`/quizzes/${quiz.id}/take`}>
            {quiz.type === 'survey' ? 'Answer' : 'Take'}
          </ButtonLink>
        </Cluster>
      }
    >
      <QuizFacts quiz={quiz} />
      <ol className={styles.questions}>
        {quiz.questions.map((question, at) => (
          <Card as="li" key={question.id} className={styles.question}>
            <h2 className={styles.title}>
              {at + 1}. {question.title}
            </h2>
            <QuestionPicture {...question} />
            {question.help && <p>{question.help}</p>}
            {choicesOf(question).length > 0 && (
              <ul>
                {choicesOf(question).map((answer) => (
                  <li key={answer}>{answer}</li>
                ))}
              </ul>
            )}
            <Cluster>
              <Badge>{question.type}</Badge>
              {question.optional && <Badge>Optional</Badge>}
              {question.showWhen && <Badge>{`If “${question.conditionalAnswer}”`}</Badge>}
            </Cluster>
          </Card>
        ))}
      </ol>
      {mayEdit &&
        (mayDelete ? (
          <Confirm
            action={`/quizzes/${quiz.id}/delete`}
            label={`Delete this ${quiz.type}`}
            icon="trash"
            title={`Delete “${quiz.name}”?`}
          >
            <p>Everything that was answered goes, too.</p>
          </Confirm>
        ) : (
          <Alert title="This quiz is global: only an administrator can delete it." />
        ))}
    </Page>
  )
}

/** Yes and no are said by the type; the ends of a scale are shown beside its steps. */
function choicesOf(question: Preview['quiz']['questions'][number]): readonly string[] {
  if (question.type === 'Matrix')
    return (question.rows ?? []).map((row) => `${row}: ${question.answers.join(' / ')}`)
  if (question.type !== 'Scale') return question.answers
  const steps = choicesIn(question)
  const [least, most] = question.answers
  return least && most
    ? [`${steps[0]}: ${least}`, `${steps.at(-1)}: ${most}`]
    : [`${steps[0]} to ${steps.at(-1)}`]
}
