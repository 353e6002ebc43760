import { useState } from 'react'
import { choicesOf, QuizFields, type WrittenQuestion } from '#features/questions/widgets.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import { useInitialText } from '#ui/form-context.ts'
import { Select } from '#ui/select.tsx'
import { Section } from '../edit-words.tsx'
import type { SignupEdit } from './schema.ts'

type Props = Pick<SignupEdit['settings'], 'quiz'>

/** Custom questions, and which answers mark a person as Veteran. */
export function CustomQuestions({ quiz }: Props) {
  return (
    <Section title="Custom questions">
      <QuizFields quiz={quiz} help="Appears above the questions. Without questions this section is hidden.">
        {(questions) => <Veteran quiz={quiz} questions={questions} />}
      </QuizFields>
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
