import { useEffect } from 'react'
import { answersOf } from '#features/questions/list.ts'
import type { Answers } from '#features/questions/schema.ts'
import { answerErrors, QuestionFields } from '#features/questions/widgets.ts'
import { questionMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Form, type FormErrors } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useKept } from '#ui/use-kept.ts'
import { QuestionPicture } from './question-picture.tsx'
import styles from './quiz.module.css'
import type { TakePage } from './schema.ts'
import { TimeLeft } from './time-left.tsx'

type Props = { quiz: TakePage['quiz']; take: NonNullable<TakePage['take']> }

/** The questions, kept while they are answered. */
export function TakeForm({ quiz, take }: Props) {
  const { state, keep, next, pause } = useKept(`/quizzes/${quiz.id}/answers`, {
    number: take.number,
    with: { take: take.id },
  })
  return (
    <Form
      action={`/quizzes/${quiz.id}/submit`}
      encType={encodingOf(quiz)}
      check={(fields) =>
        isOver(take) ? {} : sentenced(answerErrors(quiz.questions, withKept(quiz, take, answersOf(fields))))
      }
    >
      <input type="hidden" name="number" value={next} />
      <div className={styles.bar}>
        {take.endsAt && <TimeLeft endsAt={take.endsAt} />}
        <span role="status" className={styles.facts}>
          {state}
        </span>
      </div>
      {take.isOver && (
        <Alert tone="warning" title="The time is up.">
          The answers you gave in time are saved. Send them to see the result.
        </Alert>
      )}
      <Questions {...{ quiz, take, pause }} onAnswer={keep} />
      <SubmitButton size="large">Send answers</SubmitButton>
    </Form>
  )
}

/** Files travel only in this form. */
export const encodingOf = ({ questions }: Props['quiz']) =>
  questions.some(({ type }) => type === 'File') ? 'multipart/form-data' : undefined

/** A file that was stored before need not be chosen again. */
const withKept = (
  { questions }: Props['quiz'],
  { answers: kept }: Props['take'],
  answers: Answers,
): Answers => ({
  ...answers,
  ...Object.fromEntries(
    questions.flatMap(({ id, type }) =>
      type === 'File' && kept[id] && !answers[id] ? [[id, kept[id]]] : [],
    ),
  ),
})

/** After the end what is there is sent, complete or not. */
const isOver = ({ endsAt }: Props['take']) => endsAt !== null && Date.parse(endsAt) <= Date.now()

/** Above its question. */
export const pictureIn =
  ({ questions }: Props['quiz']) =>
  (id: string) => {
    const question = questions.find((one) => one.id === id)
    return question?.picture ? <QuestionPicture {...question} /> : null
  }

type Keeping = { onAnswer: (answers: object) => void; pause: (isSending: boolean) => void }

function Questions({ quiz, take, onAnswer, pause }: Props & Keeping) {
  const { errors, busy } = useForm()
  useEffect(() => {
    pause(busy)
  })
  return (
    <QuestionFields
      questions={quiz.questions}
      answers={take.answers}
      errors={answersIn(errors)}
      onAnswer={onAnswer}
      above={pictureIn(quiz)}
    />
  )
}

/** The server names errors of answers `answers.{id}`. */
export const answersIn = (errors: FormErrors) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      name.startsWith('answers.') ? [[name.slice('answers.'.length), error]] : [],
    ),
  )

/** The same names, and the sentence above, from a check in the browser. */
export function sentenced(errors: Record<string, string>): FormErrors {
  const found = Object.entries(errors)
  if (!found.length) return {}
  return {
    form: questionMessages.unanswered,
    ...Object.fromEntries(found.map(([id, error]) => [`answers.${id}`, error])),
  }
}
