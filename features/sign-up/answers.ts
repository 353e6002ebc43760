import { z } from 'zod'
import { Choice } from '#lib/answers.ts'
import { type SignupInput, SignupSettings } from './schema.ts'

/** Document 2, section 7: what POST /auth/signup/location answers. */
export const Address = z.object({
  city: z.string(),
  state: z.string(),
  /** null for military post */
  county: z.string().nullable(),
  /** the congressional district where it is known */
  district: z.string().nullable(),
  /** as geocoders name them: 1 is the state, 2 the county */
  administrativeLevels: z.object({
    level1long: z.string(),
    level1short: z.string(),
    level2long: z.string().nullable(),
    level2short: z.string().nullable(),
  }),
})

/** What the server holds of a sign-up in addition to the form's input. */
export const StoredInput = z.object({
  hasPassword: z.boolean(),
  dd214: z.string().nullable(),
  resume: z.string().nullable(),
})

/** The template variables of the sign-up (document 3, section 7: GET /auth/signup). */
export const SignupPage = z.object({
  settings: SignupSettings,
  /** source files of the shown step that the page does not import itself */
  contentViews: z.array(z.string()),
  /** 1 or 2; which of how many */
  step: z.number(),
  steps: z.number(),
  branches: z.array(Choice),
  /** what was entered before, by field; never a password */
  typed: z.custom<Partial<SignupInput>>().meta({ type: 'object' }),
  stored: StoredInput,
  /** where the zip is, once it is known */
  place: z.string().nullable(),
  /** a draft of the visitor's has been shown to be a person's */
  isProven: z.boolean(),
  /** a path of ours to go to once the account is active */
  redirectTo: z.string().nullable(),
})

/** A company that people can sign up with. */
export const Provider = z.object({ id: z.string(), name: z.string(), start: z.string() })
