import { type ReactNode, useState } from 'react'
import { useForm } from '#ui/form-context.ts'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { mostQuestions } from '../list.ts'
import { blankQuestion, type WrittenQuestion, written } from '../model/written.ts'
import type { Question } from '../schema.ts'
import { QuestionRows } from './question-rows.tsx'
import { typedQuestions } from './typed-questions.tsx'

type Props = {
  quiz: { questions: Question[] } | null
  /** what the title is for */
  help: string
  /** more about the questions that are being written */
  children?: (questions: WrittenQuestion[]) => ReactNode
}

/** Title, introduction and questions of a quiz, as `quizField` reads them under the name `quiz`. */
export function QuizFields({ quiz, help, children }: Props) {
  const { errors, typed } = useForm()
  const [questions, setQuestions] = useState(() => [
    ...(typedQuestions(typed) ?? quiz?.questions.map(written) ?? []),
    // Without script an empty row is the only way to add one.
    blankQuestion,
  ])
  return (
    <>
      <TextInput
        label="Title"
        help={help}
        name="quiz.title"
        maxLength={120}
        error={errors['quiz.title'] ?? errors.quiz}
      />
      <Textarea label="Introduction (optional)" name="quiz.lead" rows={2} maxLength={500} />
      <input type="hidden" name="quiz.questions" value="" />
      <QuestionRows
        label="Questions"
        help="A question that asks for a file is possible in quizzes and surveys, not here."
        name="quiz.questions"
        questions={questions}
        onChange={setQuestions}
        blank={blankQuestion}
        most={mostQuestions}
        errors={errors}
      />
      {children?.(questions)}
    </>
  )
}
