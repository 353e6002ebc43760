import { askedQuestions } from '#features/questions/list.ts'
import type { Answers, Question } from '#features/questions/schema.ts'
import type { QuizTake } from './schema.ts'

type Taken = {
  quiz: { title: string; questions: Question[] } | null
  answers: Answers | null
  answered_at: Date | null
}

/**
 * The questions of the job as a quiz that was taken (document 2, section 3). They have no right answers: a point for each that was
 * answered, as many as had to be.
 */
export function quizTakesOf({ quiz, answers, answered_at }: Taken): QuizTake[] {
  if (!quiz || !answers || !answered_at) return []
  const asked = askedQuestions(quiz.questions, answers)
  const required = asked.filter(({ optional }) => !optional)
  const answered = asked.filter(({ id }) => id in answers)
  return [
    {
      title: quiz.title,
      passed: required.every(({ id }) => id in answers),
      submittedAt: answered_at.toISOString(),
      pointsAwarded: answered.length,
      pointsRequired: required.length,
      answers: answered.map(({ id, title }) => ({
        question: title,
        answer: [answers[id]!].flat().join(', '),
      })),
    },
  ]
}
