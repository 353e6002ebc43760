import { z } from 'zod'
import { CaptchaFields } from '#lib/captcha/index.ts'
import { answers, line, ticked, withAnswers } from '#schema/typed.ts'
import { careerInterests, dischargeReasons, waysOfHearing } from '#spec/lists.ts'
import type { SignupInput } from './schema.ts'

const oneOf = (values: readonly string[]) => z.enum(['', ...values]).optional()
const several = z.union([z.string().transform((one) => [one]), z.array(z.string())])

/**
 * Document 2, section 7: POST /user/signup. Fields that are not named here (isAdmin, role, approved …) are left out;
 * isVeteran, which the form sends too, is derived from the answers again.
 */
export const SignupBody = z.preprocess(
  withAnswers,
  z.object({
    ...CaptchaFields,
    /** which step the form shows; without it everything is sent at once */
    step: z.enum(['1', '2']).optional(),
    /** where the person was on the way to; what is no path of ours is left out */
    redirectTo: z.string().optional().catch(undefined),
    /** the button that leads back to step 1 */
    back: z.string().optional(),
    firstName: line(100),
    lastName: line(100),
    zip: line(20),
    email: line(254),
    password: z.string().max(1024).default(''),
    password_confirm: z.string().max(1024).default(''),
    branch: line(40),
    isMilitarySpouse: ticked.optional(),
    addressLine1: line(200),
    addressLine2: line(200),
    city: line(100),
    county: line(100),
    // The rule of spec/phone.ts has the sentence, for one that is too long too.
    phone: line(200),
    dischargeReason: oneOf(dischargeReasons),
    careerInterests: several
      .pipe(z.array(z.enum(careerInterests.map(({ value }) => value))).max(6))
      .optional(),
    answers: answers.optional(),
    howDidYouHear: oneOf(waysOfHearing),
    details: line(500),
    needsOtherServices: ticked.optional(),
    otherServices: line(500),
    isFindable: ticked.optional(),
    agreement: ticked.optional(),
    // Looked into by themselves: a file that is too large must not take what was typed with it.
    dd214: z.unknown().optional(),
    resume: z.unknown().optional(),
  }),
)
export type SignupBody = z.infer<typeof SignupBody>

const nothing: Omit<SignupInput, 'cameWithDd214' | 'redirectTo'> = {
  firstName: '',
  lastName: '',
  zip: '',
  email: '',
  branch: '',
  isMilitarySpouse: false,
  addressLine1: '',
  addressLine2: '',
  city: '',
  county: '',
  phone: '',
  dischargeReason: '',
  careerInterests: [],
  answers: {},
  howDidYouHear: '',
  details: '',
  needsOtherServices: false,
  otherServices: '',
  isFindable: false,
  agreement: false,
}

const fields = Object.keys(nothing) as (keyof typeof nothing & keyof SignupBody)[]

/** Boxes that are not ticked are not sent: what the shown step leaves out is off. */
const boxes = {
  '1': { isMilitarySpouse: false, agreement: false },
  '2': {
    careerInterests: [],
    answers: {},
    needsOtherServices: false,
    isFindable: false,
    agreement: false,
  },
} satisfies Record<string, Partial<SignupInput>>

/** What is known of a sign-up once this form has come. Another zip is another place. */
export function typedWith(before: Partial<SignupInput>, body: SignupBody): SignupInput {
  const moved = body.zip !== undefined && before.zip !== undefined && body.zip !== before.zip
  const sent = Object.fromEntries(
    fields.flatMap((name) => {
      const value = body[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return {
    ...nothing,
    ...before,
    ...(moved && { city: '', county: '' }),
    ...(body.step && boxes[body.step]),
    ...sent,
  }
}
