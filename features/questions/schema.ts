import { z } from 'zod'
import { type QuestionType, questionTypes } from '#spec/lists.ts'

const withChoices: readonly QuestionType[] = ['Select', 'Radio', 'Checkboxes']
const words = (most: number) => z.string().trim().min(1).max(most)

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
  min: z.union([z.number(), z.iso.date()]).optional(),
  max: z.union([z.number(), z.iso.date()]).optional(),
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
  if (new Set(answers).size !== answers.length) wrong('answers', 'Each answer can stand there once.')
  for (const [name, bound] of [
    ['min', min],
    ['max', max],
  ] as const)
    if (bound !== undefined && (typeof bound === 'string') !== (type === 'Date'))
      wrong(name, type === 'Date' ? 'Give a date.' : 'Give a number.')
  if (min !== undefined && max !== undefined && min > max) wrong('max', 'The maximum is below the minimum.')
  if (question.showWhen && (!question.conditionalQuestion || !question.conditionalAnswer))
    wrong('conditionalQuestion', 'Say which question decides, and by which answer.')
})

/** Questions in their order. One that depends on another stands after it, so that chains never run in a circle. */
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
        wrong('conditionalQuestion', 'It must depend on a question that stands before it.')
      before.add(id)
    }
  })

/** What was answered, by the question's id: a text, or the texts that were chosen. */
export type Answer = string | string[]
export type Answers = Record<string, Answer>
