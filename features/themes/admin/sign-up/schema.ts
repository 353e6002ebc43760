import { z } from 'zod'
import { isBlankRow, QuestionRow } from '#features/questions/schema.ts'
import { Quiz, SignupSettings } from '#features/sign-up/schema.ts'
import { rows } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import type { ThemeEdit } from '../schema.ts'

export const mostQuestions = 30

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '')
const emptyIsNone = (value: unknown) => (isBlank(value) ? null : value)

/** No quiz without a title and questions; nobody is marked as Veteran without a deciding question. */
function quizOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return emptyIsNone(given)
  const { title, questions, veteran, ...rest } = given as Record<string, unknown>
  const asked = Array.isArray(questions) ? questions : []
  if (isBlank(title) && asked.every(isBlankRow)) return null
  return { ...rest, title, questions, ...(veteran !== undefined && { veteran: veteranOf(veteran) }) }
}

function veteranOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return null
  const { question, answers } = given as Record<string, unknown>
  return isBlank(question) ? null : { question, answers: [answers ?? []].flat() }
}

const organizationOf = (given: unknown) =>
  isBlank((given as { organization?: string } | null | undefined)?.organization) ? null : given

/** The id of a fundraiser, also from the address of one of its pages. */
const fundraiserOf = (given: unknown) =>
  typeof given === 'string'
    ? emptyIsNone(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(given)?.[0].toLowerCase() ?? given)
    : given

/** All sign-up settings of a site. */
export const SignupForm = z.preprocess(
  nested,
  SignupSettings.extend({
    quiz: z
      .preprocess(
        quizOf,
        z
          .looseObject({ questions: rows(QuestionRow, mostQuestions, isBlankRow) })
          .pipe(Quiz as z.ZodType<z.output<typeof Quiz>, { questions: z.output<typeof QuestionRow>[] }>)
          .nullable(),
      )
      .default(null),
    extendedProfile: z.preprocess(organizationOf, SignupSettings.shape.extendedProfile),
    createTicketsForFundraiser: z.preprocess(
      fundraiserOf,
      z.uuid('Paste the address of the fundraiser, or its id.').nullable().default(null),
    ),
  }),
)
export type SignupForm = z.output<typeof SignupForm>

export type SignupEdit = ThemeEdit & { settings: SignupSettings }
