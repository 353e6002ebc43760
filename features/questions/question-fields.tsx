import { type FormEvent, useState } from 'react'
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
  /** by the question's id */
  errors: Record<string, string | undefined>
  onAnswer?: (answers: Answers) => void
}

/**
 * Questions as fields of a form, named `answers[id]`. Those that depend on an answer appear with it; without script
 * all are shown with a note about when they apply, and the server keeps the answers that count.
 */
export function QuestionFields({ questions, answers: before = {}, errors, onAnswer }: Props) {
  const [answers, setAnswers] = useState(before)
  const hydrated = useHydrated()
  const asked = new Set(askedQuestions(questions, answers).map(({ id }) => id))

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
          const control = controls[question.type]({
            question,
            answer: before[question.id],
            field: {
              label: question.title,
              help: question.help,
              error: errors[question.id],
              name: fieldOf(question.id),
              // Without script, nothing conditional is required.
              required: !question.optional && (hydrated || !question.showWhen),
            },
          })
          if (!question.showWhen) return <div key={question.id}>{control}</div>
          return (
            <Conditional
              key={question.id}
              isShown={asked.has(question.id)}
              concerns={concerns(question, questions)}
            >
              {control}
            </Conditional>
          )
        })}
      </Stack>
    </div>
  )
}

function concerns({ conditionalQuestion, conditionalAnswer }: Question, questions: readonly Question[]) {
  const deciding = questions.find(({ id }) => id === conditionalQuestion)
  return `Only if you answered “${conditionalAnswer}” to “${deciding?.title}”`
}
