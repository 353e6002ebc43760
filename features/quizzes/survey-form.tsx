import { answersOf } from '#features/questions/list.ts'
import { answerErrors, QuestionFields } from '#features/questions/widgets.ts'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import type { Preview } from './schema.ts'
import { answersIn, encodingOf, pictureIn, sentenced } from './take-form.tsx'

/** The questions of a survey on one page; afterwards the page is loaded again, with thanks. */
export function SurveyForm({ quiz }: { quiz: Preview['quiz'] }) {
  return (
    <Form
      action="/survey-responses"
      keep={`survey-${quiz.id}`}
      encType={encodingOf(quiz)}
      check={(fields) => sentenced(answerErrors(quiz.questions, answersOf(fields)))}
    >
      <input type="hidden" name="quiz" value={quiz.id} />
      <Questions quiz={quiz} />
      <SubmitButton size="large">Send answers</SubmitButton>
    </Form>
  )
}

function Questions({ quiz }: { quiz: Preview['quiz'] }) {
  const { errors } = useForm()
  return <QuestionFields questions={quiz.questions} errors={answersIn(errors)} above={pictureIn(quiz)} />
}
