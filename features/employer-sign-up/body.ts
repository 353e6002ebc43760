import { z } from 'zod'
import { CaptchaFields } from '#lib/captcha/index.ts'
import { answers, answersAmong, line, ticked } from '#schema/typed.ts'
import type { Typed } from './schema.ts'

/** Programs send objects, forms the same as `employer[name]`: one form of names for both, which errors use too. */
function withBrackets(body: unknown) {
  if (typeof body !== 'object' || body === null) return body
  const flat: Record<string, unknown> = {}
  const { answers: given, rest } = answersAmong(body)
  for (const [name, value] of Object.entries(rest)) {
    const isGroup = (name === 'employer' || name === 'manager') && typeof value === 'object' && value !== null
    if (isGroup) for (const [key, part] of Object.entries(value)) flat[`${name}[${key}]`] = part
    else flat[name] = value
  }
  return Object.keys(given).length ? { ...flat, answers: given } : flat
}

/**
 * Document 1, section 7: POST /employer/signup. Fields that are not named here (approved, subscribed,
 * promotionCredits …) are left out.
 */
export const EmployerSignupBody = z.preprocess(
  withBrackets,
  z.object({
    ...CaptchaFields,
    /** which step the form shows; without it everything is sent at once */
    step: z.enum(['1', '2']).optional(),
    /** the button that leads back to step 1 */
    back: z.string().optional(),
    'employer[name]': line(150),
    'employer[claim]': line(40),
    'employer[role]': line(300),
    'employer[proof]': line(1000),
    'employer[localUnion]': line(40),
    'employer[abilityOne]': ticked.optional(),
    'employer[nonProfitAffiliate]': ticked.optional(),
    employerType: line(40),
    'manager[firstName]': line(100),
    'manager[lastName]': line(100),
    'manager[email]': line(254),
    'manager[phone]': line(200),
    'manager[password]': z.string().max(1024).default(''),
    'manager[password_confirm]': z.string().max(1024).default(''),
    'manager[accepted]': ticked.optional(),
    mentoring: ticked.optional(),
    answers: answers.optional(),
  }),
)
export type EmployerSignupBody = z.output<typeof EmployerSignupBody>

const nothing: Typed = {
  'employer[name]': '',
  'employer[claim]': '',
  'employer[role]': '',
  'employer[proof]': '',
  'employer[localUnion]': '',
  'employer[abilityOne]': false,
  'employer[nonProfitAffiliate]': false,
  employerType: '',
  'manager[firstName]': '',
  'manager[lastName]': '',
  'manager[email]': '',
  'manager[phone]': '',
  'manager[accepted]': false,
  mentoring: false,
  answers: {},
}
const fields = Object.keys(nothing) as (keyof Typed)[]

/** Boxes that are not ticked are not sent: what the shown step leaves out is off. */
const boxes = {
  '1': {
    'employer[claim]': '',
    'employer[abilityOne]': false,
    'employer[nonProfitAffiliate]': false,
    employerType: '',
    'manager[accepted]': false,
    mentoring: false,
  },
  '2': { answers: {} },
} satisfies Record<string, Partial<Typed>>

/** What is known of a sign-up once this form has come. */
export function typedWith(before: Partial<Typed>, body: EmployerSignupBody): Typed {
  const sent = fields.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))
  return { ...nothing, ...before, ...(body.step && boxes[body.step]), ...Object.fromEntries(sent) }
}
