import { z } from 'zod'
import { rows } from '#schema/fields.ts'
import { type QuestionType, questionTypes } from '#spec/lists.ts'
import { questionMessages } from '#spec/messages.ts'
import { choicesIn, mostQuestions, mostSteps } from './list.ts'
import { newQuestionId } from './model/new-id.ts'

const withChoices: readonly QuestionType[] = ['Select', 'Radio', 'Checkboxes', 'Matrix']
const mostRows = 20
const tooLong = (most: number) => `Please use ${most} characters or fewer.`
const words = (most: number) => z.string().trim().min(1, 'Please write a question.').max(most, tooLong(most))
const outOfPlace = 'Give a number, or a date for dates.'
const bound = z.union([z.number(), z.iso.date(outOfPlace)], outOfPlace)

/** Document 2, section 3: a question of a sign-up quiz, a quiz or a survey. */
export const QuestionFields = z.strictObject({
  /** names the field of the form */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/i, 'Use letters, digits and hyphens.'),
  type: z.enum(questionTypes),
  title: words(300),
  help: words(500).optional(),
  /** what can be chosen; of a scale what its least and its greatest step mean */
  answers: z.array(words(200)).max(100).default([]),
  /** of a matrix: what each row asks; the answers are its columns */
  rows: z.array(words(200)).max(mostRows, `A matrix has ${mostRows} rows at most.`).optional(),
  /** the least number or step, the first date (YYYY-MM-DD), or how many choices at least */
  min: bound.optional(),
  max: bound.optional(),
  optional: z.boolean().default(false),
  /** asked only when another question is answered in a certain way */
  showWhen: z.boolean().default(false),
  conditionalQuestion: z.string().optional(),
  conditionalAnswer: z.string().optional(),
})
export type Question = z.infer<typeof QuestionFields>

/** What a question must be beyond its fields. */
export function questionRules(question: Question, context: z.core.$RefinementCtx): void {
  const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const { type, answers, min, max } = question
  if (withChoices.includes(type) && !answers.length) wrong('answers', 'Give the answers that can be chosen.')
  if (new Set(answers).size !== answers.length) wrong('answers', 'Each answer can appear only once.')
  for (const [name, bound] of [
    ['min', min],
    ['max', max],
  ] as const)
    if (bound !== undefined && (typeof bound === 'string') !== (type === 'Date'))
      wrong(name, type === 'Date' ? 'Give a date.' : 'Give a number.')
  if (min !== undefined && max !== undefined && min > max) wrong('max', 'The maximum is below the minimum.')
  if (type === 'Scale') scaleRules(question, wrong)
  if (type === 'Matrix') matrixRules(question, wrong)
  if (question.showWhen && (!question.conditionalQuestion || !question.conditionalAnswer))
    wrong('conditionalQuestion', 'Choose the question and the answer that this one depends on.')
}

/** Of a form outside quizzes and surveys: there is nobody yet whose file it would be, or nowhere to read it. */
export const Question = QuestionFields.superRefine((question, context) => {
  questionRules(question, context)
  if (question.type === 'File')
    context.addIssue({ code: 'custom', path: ['type'], message: questionMessages.noFile })
})

/** What is chosen is named by row and column, so no two pairs may read the same. */
function matrixRules(question: Question, wrong: (path: string, message: string) => void) {
  const { rows = [] } = question
  if (rows.length === 0) wrong('rows', 'Give the rows, one per line.')
  const pairs = choicesIn(question)
  if (new Set(rows).size !== rows.length) wrong('rows', 'Each row can appear only once.')
  else if (new Set(pairs).size !== pairs.length) wrong('rows', 'Two rows and answers read the same together.')
}

function scaleRules({ answers, min = 1, max = 5 }: Question, wrong: (path: string, message: string) => void) {
  const [least, most] = [Number(min), Number(max)]
  if (![least, most].every((step) => Number.isInteger(step) && step >= 0))
    wrong('min', 'Give whole numbers from 0.')
  if (most <= least || most - least >= mostSteps) wrong('max', `A scale has 2 to ${mostSteps} steps.`)
  if (answers.length !== 0 && answers.length !== 2)
    wrong('answers', 'Say what the least and the greatest step mean: two lines, or none.')
}

/** A question can depend only on an earlier one, so dependencies never form a cycle. */
export function orderRules(questions: readonly Question[], context: z.core.$RefinementCtx): void {
  const [before, files] = [new Set<string>(), new Set<string>()]
  for (const [at, { id, type, showWhen, conditionalQuestion }] of questions.entries()) {
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [at, name], message })
    if (before.has(id) || files.has(id)) wrong('id', 'Another question has this id.')
    // A file has no answer that another question could wait for.
    if (showWhen && files.has(conditionalQuestion ?? ''))
      wrong('conditionalQuestion', 'It cannot depend on a question that asks for a file.')
    else if (showWhen && !before.has(conditionalQuestion ?? ''))
      wrong('conditionalQuestion', 'It must depend on an earlier question.')
    if (type !== 'File') before.add(id)
    else files.add(id)
  }
}

/** Questions in order. */
export const Questions = z.array(Question).max(100).superRefine(orderRules)

/** Questions that are answered when applying for a job. */
export const JobQuiz = z.strictObject({
  title: z.string().trim().min(1, 'Please give the questions a title.').max(120, tooLong(120)),
  lead: z.string().trim().max(500, tooLong(500)).default(''),
  questions: Questions.min(1, 'Please write a question.'),
})
export type JobQuiz = z.output<typeof JobQuiz>

/** A question as a form row sends it: texts, one answer per line. A program's JSON is left unchanged. */
export const QuestionRow = z.preprocess(questionOfRow, Question)

export function questionOfRow(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const { answers, rows, min, max, optional, showWhen, help, ...rest } = row as Record<string, unknown>
  const isDate = rest.type === 'Date'
  const depends = ticked(showWhen)
  return {
    ...rest,
    ...(rest.id === '' && { id: newQuestionId() }),
    ...(answers !== undefined && { answers: linesOf(answers) }),
    ...(rest.type === 'Matrix' && rows !== undefined && { rows: linesOf(rows) }),
    ...(!isBlank(min) && { min: numberIn(min, isDate) }),
    ...(!isBlank(max) && { max: numberIn(max, isDate) }),
    ...(!isBlank(help) && { help }),
    ...(optional !== undefined && { optional: ticked(optional) }),
    ...(showWhen !== undefined && { showWhen: depends }),
    ...(!depends && { conditionalQuestion: undefined, conditionalAnswer: undefined }),
  }
}

/** A row without text; its type always has a value. */
export const isBlankRow = (row: unknown): boolean => {
  if (typeof row !== 'object' || row === null) return row === undefined
  const { title, help, answers } = row as Record<string, unknown>
  return [title, help, answers].every(isBlank)
}

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '')
const ticked = (value: unknown) => value === true || value === 'true'
const linesOf = (answers: unknown) =>
  typeof answers === 'string'
    ? answers
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : answers
const numberIn = (value: unknown, isDate: boolean) =>
  typeof value === 'string' && !isDate && Number.isFinite(Number(value)) ? Number(value) : value

/** What was answered, by the question's id: a text, or the texts that were chosen. */
export type Answer = string | string[]
export type Answers = Record<string, Answer>

/** No quiz without a title and questions. */
function quizOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return isBlank(given) ? null : given
  const { title, questions } = given as Record<string, unknown>
  return isBlank(title) && [questions ?? []].flat().every(isBlankRow) ? null : given
}

/** A quiz of a form (QuizFields): its questions are rows, and without a title and questions there is none. */
export const quizField = <Quiz extends z.ZodType>(quiz: Quiz) =>
  z
    .preprocess(
      quizOf,
      z
        .looseObject({ questions: rows(QuestionRow, mostQuestions, isBlankRow) })
        .pipe(quiz as z.ZodType<z.output<Quiz>, { questions: z.output<typeof QuestionRow>[] }>)
        .nullable(),
    )
    .default(null)
