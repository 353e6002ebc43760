import { createHash } from 'node:crypto'
import type { QuizQuestion } from './schema.ts'

/** Whose answers are steps. */
const ordered: readonly string[] = ['Scale', 'Matrix']

/** The same questions with the answers to choose from in an order that this take keeps. Yes and no stay, and the steps of scales. */
export const shuffledFor = (takeId: string, questions: readonly QuizQuestion[]): QuizQuestion[] =>
  questions.map((question) =>
    ordered.includes(question.type) ? question : { ...question, answers: mixed(question, takeId) },
  )

const mixed = ({ id, answers }: QuizQuestion, takeId: string) =>
  answers
    .map((answer) => ({ answer, order: digest(`${takeId} ${id} ${answer}`) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ answer }) => answer)

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
