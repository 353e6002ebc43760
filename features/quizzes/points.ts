// Pure: what answers are worth. Shared by the server and the tests of its rules.
import { askedQuestions, isAnswered, pairOf } from '#features/questions/list.ts'
import type { Answer, Answers } from '#features/questions/schema.ts'
import type { QuizQuestion } from './schema.ts'

/** What somebody got for one question. */
export type Mark = { id: string; points: number; of: number; isRight: boolean | null }

/** A question has points only where it says which answers are right. */
export const possible = ({ right, points }: QuizQuestion): number => (right.length ? points : 0)

/** The marks of the questions that were asked, given these answers; the others are worth nothing, and cost nothing. */
export const marksOf = (questions: readonly QuizQuestion[], answers: Answers): Mark[] =>
  (askedQuestions(questions, answers) as QuizQuestion[]).map((question) => {
    const of = possible(question)
    const answer = answers[question.id]
    const share = isAnswered(answer) && question.right.length ? shareOf(question, answer) : 0
    return {
      ...{ id: question.id, of, points: hundredths(of * share) },
      isRight: question.right.length ? share === 1 : null,
    }
  })

/** How much of an answer is right, 0 to 1: of checkboxes the right ones less the wrong ones, of a matrix its rows, otherwise all or nothing. */
function shareOf(question: QuizQuestion, answer: Answer): number {
  const { type, right } = question
  if (type === 'Checkboxes') {
    const chosen = [...new Set([answer].flat())]
    const good = chosen.filter((one) => right.includes(one)).length
    return Math.max(0, (good - (chosen.length - good)) / new Set(right).size)
  }
  if (type === 'Matrix') return rowsRight(question, [answer].flat())
  const given = plain([answer].flat()[0] ?? '')
  if (type === 'Number' || type === 'Currency')
    return right.some((one) => Number(one) === Number(given)) ? 1 : 0
  return right.some((one) => plain(one) === given) ? 1 : 0
}

/** Of the rows that have a right answer, how many were answered so. */
function rowsRight({ rows = [], answers, right }: QuizQuestion, given: string[]): number {
  const scored = rows.map((row) =>
    answers.map((answer) => pairOf(row, answer)).filter((pair) => right.includes(pair)),
  )
  const all = scored.filter((pairs) => pairs.length)
  return all.filter((pairs) => pairs.some((pair) => given.includes(pair))).length / all.length
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
const hundredths = (points: number) => Math.round(points * 100) / 100

export type Score = {
  pointsAwarded: number
  pointsPossible: number
  pointsRequired: number | null
  passed: boolean | null
}

/** @param passMark of the points that could be reached, in percent; null: nobody passes or fails */
export function scoreOf(
  questions: readonly QuizQuestion[],
  answers: Answers,
  passMark: number | null,
): Score {
  const marks = marksOf(questions, answers)
  const sum = (values: number[]) => hundredths(values.reduce((total, one) => total + one, 0))
  const pointsAwarded = sum(marks.map(({ points }) => points))
  const pointsPossible = sum(marks.map(({ of }) => of))
  const pointsRequired = passMark === null ? null : Math.ceil(pointsPossible * passMark) / 100
  return {
    ...{ pointsAwarded, pointsPossible, pointsRequired },
    passed: pointsRequired === null ? null : pointsAwarded >= pointsRequired,
  }
}
