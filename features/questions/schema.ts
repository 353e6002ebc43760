import { z } from 'zod'
import { type QuestionType, questionTypes } from '#spec/lists.ts'
import { newQuestionId } from './model/new-id.ts'

const withChoices: readonly QuestionType[] = ['Select', 'Radio', 'Checkboxes']
const words = (most: number) =>
  z.string().trim().min(1, 'Please write a question.').max(most, `Please use ${most} characters or fewer.`)
const outOfPlace = 'Give a number, or a date for dates.'
const bound = z.union([z.number(), z.iso.date(outOfPlace)], outOfPlace)

/** Document 2, section 3: a question of a sign-up quiz, a quiz or a survey. */
const QuestionFields = z.strictObject({
  /** names the field of the form */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/i, 'Use letters, digits and hyphens.'),
  type: z.enum(questionTypes),
  title: words(300),
  help: words(500).optional(),
  /** what can be chosen */
  answers: z.array(words(200)).max(100).default([]),
  /** the least number, the first date (YYYY-MM-DD), or how many choices at least */
  min: bound.optional(),
  max: bound.optional(),
  optional: z.boolean().default(false),
  /** asked only when another question is answered in a certain way */
  showWhen: z.boolean().default(false),
  conditionalQuestion: z.string().optional(),
  conditionalAnswer: z.string().optional(),
})
export type Question = z.infer<typeof QuestionFields>

export const Question = QuestionFields.superRefine((question, context) => {
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
  if (question.showWhen && (!question.conditionalQuestion || !question.conditionalAnswer))
    wrong('conditionalQuestion', 'Choose the question and the answer that this one depends on.')
})

/** Questions in order. A question can depend only on an earlier one, so dependencies never form a cycle. */
export const Questions = z
  .array(Question)
  .max(100)
  .superRefine((questions, context) => {
    const before = new Set<string>()
    for (const [at, { id, showWhen, conditionalQuestion }] of questions.entries()) {
      const wrong = (name: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, name], message })
      if (before.has(id)) wrong('id', 'Another question has this id.')
      if (showWhen && !before.has(conditionalQuestion ?? ''))
        wrong('conditionalQuestion', 'It must depend on an earlier question.')
      before.add(id)
    }
  })

/** A question as a form row sends it: texts, one answer per line. A program's JSON is left unchanged. */
export const QuestionRow = z.preprocess((row) => {
  if (typeof row !== 'object' || row === null) return row
  const { answers, min, max, optional, showWhen, help, ...rest } = row as Record<string, unknown>
  const isDate = rest.type === 'Date'
  const depends = ticked(showWhen)
  return {
    ...rest,
    ...(rest.id === '' && { id: newQuestionId() }),
    ...(answers !== undefined && { answers: linesOf(answers) }),
    ...(!isBlank(min) && { min: numberIn(min, isDate) }),
    ...(!isBlank(max) && { max: numberIn(max, isDate) }),
    ...(!isBlank(help) && { help }),
    ...(optional !== undefined && { optional: ticked(optional) }),
    ...(showWhen !== undefined && { showWhen: depends }),
    ...(!depends && { conditionalQuestion: undefined, conditionalAnswer: undefined }),
  }
}, Question)

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
