import { z } from 'zod'
import { isUploadedFile, type UploadedFile } from '#features/files/schema.ts'
import { choicesIn } from '#features/questions/list.ts'
import {
  isBlankRow,
  orderRules,
  QuestionFields,
  questionOfRow,
  questionRules,
} from '#features/questions/schema.ts'
import { checkbox, lines, requiredText, rows, text } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { paged } from '#schema/paged.ts'
import { answers, answersAmong } from '#schema/typed.ts'
import type * as shown from './answers.ts'
import { quizMessages } from './messages.ts'

export const mostQuizQuestions = 60
/** That ask for a file: as many as a form may bring at once. */
export const mostFiles = 5

const oneLine = z.string().trim().max(500)

/** A picture above a question, and what it shows for those who do not see it. */
export const picture = z.string().regex(/^\/files\/[0-9a-f-]{36}$/, quizMessages.picture)
const noneIfEmpty = (given: unknown) => (given === '' || given === null ? undefined : given)

/** A question of a quiz: what makes an answer right, what it is worth, and what is said afterwards. */
export const QuizQuestion = QuestionFields.extend({
  points: z.coerce.number('Please enter a number.').min(0, 'Please enter 0 or more.').max(1_000).default(1),
  /** the right answers; none: it is not scored */
  right: lines(oneLine, 20).default([]),
  feedbackRight: z.string().trim().max(500).default(''),
  feedbackWrong: z.string().trim().max(500).default(''),
  picture: z.preprocess(noneIfEmpty, picture.optional()),
  pictureAlt: z.preprocess(noneIfEmpty, z.string().trim().max(300).optional()),
}).superRefine((question, context) => {
  questionRules(question, context)
  const { right } = question
  if (question.picture && !question.pictureAlt)
    context.addIssue({ code: 'custom', path: ['pictureAlt'], message: quizMessages.pictureAlt })
  const choices = choicesIn(question)
  if (choices.length && right.some((one) => !choices.includes(one)))
    context.addIssue({ code: 'custom', path: ['right'], message: quizMessages.right })
  if (question.type === 'File' && right.length)
    context.addIssue({ code: 'custom', path: ['right'], message: quizMessages.fileRight })
})
export type QuizQuestion = z.output<typeof QuizQuestion>

const wholeOrNone = (most: number) =>
  z.preprocess(
    (given) => (given === '' || given === undefined ? null : given),
    z.coerce
      .number('Please enter a whole number.')
      .int('Please enter a whole number.')
      .min(1)
      .max(most)
      .nullable(),
  )

const Fields = z.object({
  name: requiredText(120, quizMessages.name),
  type: z.enum(['quiz', 'survey']).default('quiz'),
  lead: text(1_000).default(''),
  /** for administrators; ignored from others */
  isGlobal: checkbox,
  passMark: wholeOrNone(100),
  timeLimit: wholeOrNone(600),
  attempts: wholeOrNone(100),
  shuffled: checkbox,
  anonymous: checkbox,
  questions: rows(z.preprocess(questionOfRow, QuizQuestion), mostQuizQuestions, isBlankRow)
    .refine((all) => all.length > 0, quizMessages.questions)
    .superRefine(orderRules),
  unmodifiedSince: z.iso.datetime().optional(),
})
export const QuizForm = z.preprocess(
  nested,
  Fields.superRefine(({ type, anonymous, questions }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['questions'], message })
    const asking = questions.filter((question) => question.type === 'File').length
    if (asking > mostFiles) wrong(quizMessages.files)
    if (asking && type === 'survey' && anonymous) wrong(quizMessages.anonymousFile)
  }),
)
export type QuizForm = z.output<typeof Fields>

/** Document 3, section 7: limit=50. */
export const ListQuery = z.object(paged(50, 100))
export type ListQuery = z.output<typeof ListQuery>

/** By the question's id; only a multipart form has any. */
const files = z
  .record(z.string(), z.unknown())
  .default({})
  .transform((given): Files => Object.fromEntries(Object.entries(given).filter(isFileEntry)))
export type Files = Record<string, UploadedFile>
const isFileEntry = (entry: [string, unknown]): entry is [string, UploadedFile] => isUploadedFile(entry[1])

const number = z.coerce.number().int().min(1).max(1_000_000_000).optional()

/** A form sends fields named answers[id], a program an object. */
export const TakeBody = z.preprocess(
  gathered,
  z.object({ answers: answers.default({}), files, number: number.catch(undefined) }),
)

/** Saved while answering: by a page, for the take that it shows, the higher number the later. */
export const KeptBody = z.preprocess(
  gathered,
  z.object({
    answers: answers.default({}),
    take: z.uuid().optional(),
    number,
  }),
)

/** Document 3, section 7: quiz id and answers. */
export const SurveyResponse = z.preprocess(
  gathered,
  z.object({ quiz: z.uuid('Please name the survey.'), answers: answers.default({}), files }),
)

function gathered(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { answers, rest } = answersAmong(body)
  const given = Object.entries(answers)
  const texts = given.filter((entry) => !isFileEntry(entry))
  return { answers: Object.fromEntries(texts), ...rest, files: Object.fromEntries(given.filter(isFileEntry)) }
}

/** A question as those who take it see it: nothing of what is right. */
export const asked = ({ points, right, feedbackRight, feedbackWrong, ...question }: QuizQuestion) => ({
  ...question,
  points: right.length ? points : 0,
})

export type QuizList = z.infer<typeof shown.QuizList>
export type Preview = z.infer<typeof shown.Preview>
export type TakePage = z.infer<typeof shown.TakePage>
export type Review = z.infer<typeof shown.Review>
export type Results = z.infer<typeof shown.Results>
export type AskedQuestion = ReturnType<typeof asked>

/** What the form shows first. */
export type QuizValues = Omit<QuizForm, 'unmodifiedSince'> & {
  id: string
  unmodifiedSince: string
  version: number
  takes: number
}
