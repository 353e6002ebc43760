import { useState } from 'react'
import {
  blankQuestion,
  choicesOf,
  QuestionRows,
  type WrittenQuestion,
  written,
} from '#features/questions/widgets.ts'
import { nested } from '#schema/nested.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import { useForm, useInitialText } from '#ui/form-context.ts'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { Section } from '../edit-words.tsx'
import { mostQuestions, type SignupEdit } from './schema.ts'

type Props = Pick<SignupEdit['settings'], 'quiz'>

/** Custom questions, and which answers mark a person as Veteran. */
export function QuizFields({ quiz }: Props) {
  const { errors, typed } = useForm()
  const [questions, setQuestions] = useState(() => [
    ...(typedQuestions(typed) ?? quiz?.questions.map(written) ?? []),
    // Without script an empty row is the only way to add one.
    blankQuestion,
  ])
  return (
    <Section title="Custom questions">
      <TextInput
        label="Title"
        help="Appears above the questions. Without questions this section is hidden."
        name="quiz.title"
        maxLength={120}
        error={errors['quiz.title'] ?? errors.quiz}
      />
      <Textarea label="Introduction (optional)" name="quiz.lead" rows={2} maxLength={500} />
      <input type="hidden" name="quiz.questions" value="" />
      <QuestionRows
        label="Questions"
        name="quiz.questions"
        questions={questions}
        onChange={setQuestions}
        most={mostQuestions}
        errors={errors}
      />
      <Veteran quiz={quiz} questions={questions} />
    </Section>
  )
}

type VeteranProps = Props & { questions: WrittenQuestion[] }

function Veteran({ quiz, questions }: VeteranProps) {
  const name = 'quiz.veteran'
  const [decides, setDecides] = useState(useInitialText(`${name}.question`))
  const choosable = questions.filter((question) => question.id && choicesOf(question).length)
  const question = choosable.find(({ id }) => id === decides)
  if (!choosable.length) return null
  return (
    <>
      <Select
        label="Question that identifies veterans (optional)"
        help="A DD214 is requested only from people whose answer marks them as Veteran."
        name={`${name}.question`}
        options={choosable.map(({ id, title }) => ({ value: id, label: title }))}
        empty="None"
        value={question ? decides : ''}
        onChange={(event) => setDecides(event.target.value)}
      />
      {question && (
        <CheckboxGroup
          key={question.id}
          label="Answers that mark a person as Veteran"
          name={`${name}.answers`}
          options={choicesOf(question)}
          defaultValue={quiz?.veteran?.answers}
        />
      )}
    </>
  )
}

/** The questions that were typed before an error, where no script kept them. */
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
