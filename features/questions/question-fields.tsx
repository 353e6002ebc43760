import { type FormEvent, type ReactNode, useState } from 'react'
import { Conditional } from '#ui/conditional.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Stack } from '#ui/layout.tsx'
import { controls } from './controls.tsx'
import { answersOf, askedQuestions, fieldOf } from './list.ts'
import type { Answers, Question } from './schema.ts'

type Props = {
  questions: readonly Question[]
  /** what was answered before */
  answers?: Answers
  /** what is known from elsewhere: sent, and not asked again */
  known?: Record<string, string>
  /** by the question's id */
  errors: Record<string, string | undefined>
  onAnswer?: (answers: Answers) => void
  /** what is shown above a question, such as its picture */
  above?: (id: string) => ReactNode
}

/**
 * Questions as fields of a form, named `answers[id]`. Those that depend on an answer appear with it; without script
 * all are shown with a note about when they apply, and the server keeps the answers that count.
 */
export function QuestionFields({ questions, answers: given, known = {}, errors, onAnswer, above }: Props) {
  const before = { ...given, ...known }
  const [answers, setAnswers] = useState<Answers>(before)
  const hydrated = useHydrated()
  const reached = new Set(askedQuestions(questions, answers).map(({ id }) => id))

  function change(event: FormEvent<HTMLDivElement>) {
    const form = event.currentTarget.closest('form')
    if (!form) return
    const now = answersOf(new FormData(form))
    setAnswers(now)
    onAnswer?.(now)
  }

  return (
    <div onChange={change}>
      <Stack>
        {questions.map((question) => {
          const answer = known[question.id]
          if (answer !== undefined)
            return <input key={question.id} type="hidden" name={fieldOf(question.id)} value={answer} />
          if (isOutOfQuestion(question, known)) return null
          const isConditional = question.showWhen && !(question.conditionalQuestion! in known)
          const shown = above?.(question.id)
          const control = controls[question.type]({
            question,
            answer: before[question.id],
            field: {
              label: question.title,
              help: question.help,
              error: errors[question.id],
              name: fieldOf(question.id),
              // Without script, nothing conditional is required.
              required: !question.optional && (hydrated || !isConditional),
            },
          })
          if (!isConditional)
            return (
              <div key={question.id}>
                {shown}
                {control}
              </div>
            )
          return (
            <Conditional
              key={question.id}
              isShown={reached.has(question.id)}
              concerns={concerns(question, questions)}
            >
              {shown}
              {control}
            </Conditional>
          )
        })}
      </Stack>
    </div>
  )
}

/** Asked only of people who gave another answer than the one that is known. */
const isOutOfQuestion = ({ showWhen, conditionalQuestion, conditionalAnswer }: Question, known: Answers) =>
  Boolean(showWhen && conditionalQuestion && conditionalQuestion in known) &&
  known[conditionalQuestion!] !== conditionalAnswer

function concerns({ conditionalQuestion, conditionalAnswer }: Question, questions: readonly Question[]) {
  const deciding = questions.find(({ id }) => id === conditionalQuestion)
  return `Only if you answered “${conditionalAnswer}” to “${deciding?.title}”`
}
