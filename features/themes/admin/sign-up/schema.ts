import { z } from 'zod'
import { quizField } from '#features/questions/schema.ts'
import { Quiz, SignupSettings } from '#features/sign-up/schema.ts'
import { nested } from '#schema/nested.ts'
import type { ThemeEdit } from '../schema.ts'

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '')
const emptyIsNone = (value: unknown) => (isBlank(value) ? null : value)

/** Nobody is marked as Veteran without a deciding question. */
function withVeteran(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const { veteran, ...quiz } = given as Record<string, unknown>
  return veteran === undefined ? given : { ...quiz, veteran: veteranOf(veteran) }
}

function veteranOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return null
  const { question, answers } = given as Record<string, unknown>
  return isBlank(question) ? null : { question, answers: [answers ?? []].flat() }
}

const organizationOf = (given: unknown) =>
  isBlank((given as { organization?: string } | null | undefined)?.organization) ? null : given

/** All sign-up settings of a site. */
export const SignupForm = z.preprocess(
  nested,
  SignupSettings.extend({
    quiz: z.preprocess(withVeteran, quizField(Quiz)),
    extendedProfile: z.preprocess(organizationOf, SignupSettings.shape.extendedProfile),
    createTicketsForFundraiser: z.preprocess(
      emptyIsNone,
      z.uuid('Please choose a fundraiser of this site.').nullable().default(null),
    ),
  }),
)
export type SignupForm = z.output<typeof SignupForm>

export type SignupEdit = ThemeEdit & {
  settings: SignupSettings
  /** that tickets can be issued for */
  fundraisers: { value: string; label: string }[]
}
