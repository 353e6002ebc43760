// Pure and without Zod: forms check with it in the browser, which should not load a library for that.
import { type QuestionType, workAuthorizations } from '#spec/lists.ts'
import { questionMessages } from '#spec/messages.ts'
import type { Answer, Answers, Question } from './schema.ts'

/** Of a quiz in a form. */
export const mostQuestions = 30

export const isAnswered = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && (typeof answer === 'string' ? answer.trim() !== '' : answer.length > 0)

/** The questions to ask, given the answers so far. If a condition's question is not asked, neither is the dependent one. */
export function askedQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const reached = new Set<string>()
  return questions.filter(({ id, showWhen, conditionalQuestion = '', conditionalAnswer = '' }) => {
    const isAsked =
      !showWhen ||
      (reached.has(conditionalQuestion) && listOf(answers[conditionalQuestion]).includes(conditionalAnswer))
    if (isAsked) reached.add(id)
    return isAsked
  })
}

const listOf = (answer: Answer | undefined): string[] => (answer === undefined ? [] : [answer].flat())

/** Errors by question id; empty when the answers are valid. */
export function answerErrors(questions: readonly Question[], answers: Answers): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const question of askedQuestions(questions, answers)) {
    const answer = answers[question.id]
    const error = isAnswered(answer) ? checks[question.type](answer, question) : unanswered(question)
    if (error) errors[question.id] = error
  }
  return errors
}

const unanswered = ({ optional }: Question) => (optional ? null : questionMessages.required)

/** The answers to the questions that are asked; drops all others. */
export const takenAnswers = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(
    askedQuestions(questions, answers).flatMap(({ id }) => {
      const answer = answers[id]
      return isAnswered(answer) ? [[id, answer]] : []
    }),
  )

type Check = (answer: Answer, question: Question) => string | null

const text =
  (most: number): Check =>
  (answer) => {
    if (typeof answer !== 'string') return questionMessages.one
    return answer.length > most ? questionMessages.long(most) : null
  }

/** Document 2, section 5: numbers from 0 by 1, money by 0.01, unless the question says otherwise. */
const amount =
  (form: RegExp, words: string): Check =>
  (answer, { min = 0, max }) => {
    if (typeof answer !== 'string' || !form.test(answer.trim())) return words
    const number = Number(answer)
    const fits = number >= Number(min) && (max === undefined || number <= Number(max))
    return fits ? null : questionMessages.range(Number(min), max === undefined ? null : Number(max))
  }

const date: Check = (answer, { min, max }) => {
  if (typeof answer !== 'string' || !isDay(answer)) return questionMessages.date
  const early = min !== undefined && answer < String(min)
  const late = max !== undefined && answer > String(max)
  return early || late ? questionMessages.dateBounds(min, max) : null
}

/** A valid calendar date, as YYYY-MM-DD. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true

const choice: Check = (answer, { answers }) =>
  typeof answer === 'string' && answers.includes(answer) ? null : questionMessages.choice

const checkboxes: Check = (answer, { answers, min, max }) => {
  const chosen = [...new Set(listOf(answer))]
  if (!chosen.every((one) => answers.includes(one))) return questionMessages.choice
  const few = min !== undefined && chosen.length < Number(min)
  const many = max !== undefined && chosen.length > Number(max)
  return few || many ? questionMessages.optionCount(min, max) : null
}

/** What can be answered where the type says it, and nobody writes the choices. */
const fixedAnswers: Partial<Record<QuestionType, readonly string[]>> = {
  'Yes/No': ['Yes', 'No'],
  'Yes/No/Work Visa': workAuthorizations,
}

/** The steps of a scale that says nothing else, and the most that fit side by side. */
const steps = { least: 1, most: 5 }
export const mostSteps = 11

const scaleOf = ({ min = steps.least, max = steps.most }: Pick<Question, 'min' | 'max'>): string[] =>
  Array.from({ length: Math.max(0, Math.min(mostSteps, Number(max) - Number(min) + 1)) }, (_, at) =>
    String(Number(min) + at),
  )

/** What is chosen in a row of a matrix, as it reads in results. */
export const pairOf = (row: string, answer: string) => `${row}: ${answer}`

/** What can be chosen; none where people write. */
export function choicesIn(
  question: Pick<Question, 'type' | 'answers' | 'rows' | 'min' | 'max'>,
): readonly string[] {
  const { type, answers, rows = [] } = question
  if (type === 'Scale') return scaleOf(question)
  if (type === 'Matrix') return rows.flatMap((row) => answers.map((answer) => pairOf(row, answer)))
  return fixedAnswers[type] ?? (['Select', 'Radio', 'Checkboxes'].includes(type) ? answers : [])
}

const fixed: Check = (answer, question) => choice(answer, { ...question, answers: [...choicesIn(question)] })

/** One answer in each row; where it is optional, rows may be left out. */
const matrix: Check = (answer, { rows = [], answers, optional }) => {
  const chosen = listOf(answer)
  const inRows = rows.map((row) => answers.filter((one) => chosen.includes(pairOf(row, one))).length)
  if (inRows.reduce((sum, count) => sum + count, 0) !== chosen.length) return questionMessages.choice
  if (inRows.some((count) => count > 1)) return questionMessages.one
  return inRows.includes(0) && !optional ? questionMessages.rows : null
}

const checks: Record<QuestionType, Check> = {
  Text: text(500),
  'Long text': text(5000),
  Number: amount(/^\d{1,15}$/, questionMessages.number),
  Currency: amount(/^\d{1,12}(\.\d{1,2})?$/, questionMessages.currency),
  Date: date,
  Select: choice,
  Radio: choice,
  Checkboxes: checkboxes,
  'Yes/No': fixed,
  'Yes/No/Work Visa': fixed,
  Scale: fixed,
  File: text(500),
  Matrix: matrix,
}

/** The name of a question's field in a form; a matrix has one for each row. */
export const fieldOf = (id: string, row?: number) => `answers[${id}${row === undefined ? '' : `.${row}`}]`

/** The answers among the fields of a form; of a file, its name. */
export function answersOf(fields: FormData): Answers {
  const answers: Answers = {}
  for (const [name, value] of fields) {
    const id = /^answers\[([^.]+?)(?:\.\d+)?\]$/.exec(name)?.[1]
    const given = typeof value === 'string' ? value : value.name
    if (id) answers[id] = id in answers ? [answers[id]!, given].flat() : given
  }
  return answers
}
