import { Alert } from '#ui/alert.tsx'
import { quizMessages } from './messages.ts'
import { QuizFacts } from './quiz-facts.tsx'
import type { Preview } from './schema.ts'
import { SurveyForm } from './survey-form.tsx'

type Props = { quiz: Preview['quiz']; isAnswered: boolean }

/** A survey to answer, or thanks. */
export function Survey({ quiz, isAnswered }: Props) {
  if (isAnswered) return <Alert tone="success" title={quizMessages.thanks} />
  return (
    <>
      <QuizFacts quiz={quiz} />
      <SurveyForm quiz={quiz} />
    </>
  )
}
