import { useState } from 'react'
import {
  blankQuestion,
  choicesOf,
  QuestionRows,
  type WrittenQuestion,
  written,
} from '#features/questions/widgets.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import type { FormState } from '#ui/form.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { nested } from '../../model/nested.ts'
import { Section } from '../edit-words.tsx'
import { mostQuestions, type SignupEdit } from './schema.ts'

type Props = Pick<SignupEdit, 'settings'> & FormState

/** Questions of the site's own, and which answers mark a person as Veteran. */
export function QuizFields({ settings: { quiz }, errors, typed }: Props) {
  const [questions, setQuestions] = useState(() => [
    ...(typedQuestions(typed) ?? quiz?.questions.map(written) ?? []),
    // Without script it is the only way to add one.
    blankQuestion,
  ])
  return (
    <Section title="Questions of your own">
      <TextInput
        label="Title"
        help="Stands above the questions. Without questions this part is left out."
        name="quiz.title"
        maxLength={120}
        defaultValue={typed['quiz.title'] ?? quiz?.title}
        error={errors['quiz.title'] ?? errors.quiz}
      />
      <Textarea
        label="Introduction (optional)"
        name="quiz.lead"
        rows={2}
        maxLength={500}
        defaultValue={typed['quiz.lead'] ?? quiz?.lead}
        error={errors['quiz.lead']}
      />
      <input type="hidden" name="quiz.questions" value="" />
      <QuestionRows
        label="Questions"
        name="quiz.questions"
        questions={questions}
        onChange={setQuestions}
        most={mostQuestions}
        errors={errors}
      />
      <Veteran quiz={quiz} questions={questions} {...{ errors, typed }} />
    </Section>
  )
}

type VeteranProps = Pick<SignupEdit['settings'], 'quiz'> & {
  questions: WrittenQuestion[]
} & Pick<FormState, 'errors' | 'typed'>

function Veteran({ quiz, questions, errors, typed }: VeteranProps) {
  const name = 'quiz.veteran'
  const [decides, setDecides] = useState(typed[`${name}.question`] ?? quiz?.veteran?.question ?? '')
  const choosable = questions.filter((question) => question.id && choicesOf(question).length)
  const question = choosable.find(({ id }) => id === decides)
  if (!choosable.length) return null
  return (
    <>
      <Select
        label="Question that tells who is a veteran (optional)"
        help="A DD214 is asked only of those whom the answer marks as Veteran."
        name={`${name}.question`}
        options={choosable.map(({ id, title }) => ({ value: id, label: title }))}
        empty="None"
        value={question ? decides : ''}
        onChange={(event) => setDecides(event.target.value)}
        error={errors[`${name}.question`]}
      />
      {question && (
        <CheckboxGroup
          key={question.id}
          label="Answers that mark a person as Veteran"
          name={`${name}.answers`}
          options={choicesOf(question)}
          defaultValue={quiz?.veteran?.answers}
          error={errors[`${name}.answers`]}
        />
      )}
    </>
  )
}

/** What was typed where no script kept it. */
function typedQuestions(typed: Record<string, string>): WrittenQuestion[] | null {
  const { questions } = ((nested(typed) as { quiz?: unknown }).quiz ?? {}) as { questions?: unknown }
  if (!Array.isArray(questions)) return null
  return questions.map((row: Partial<Record<keyof WrittenQuestion, string>>) => ({
    ...blankQuestion,
    ...(row as object),
    optional: row?.optional === 'true',
    showWhen: row?.showWhen === 'true',
  }))
}
