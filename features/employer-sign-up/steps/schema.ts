// The rules of both steps, for the form in the browser and for the server. Pure and without Zod.
import { answerErrors, answersOf } from '#features/questions/list.ts'
import { emailError, passwordErrors } from '#features/sign-up/list.ts'
import { questionMessages, signUpMessages } from '#spec/messages.ts'
import { isPhone } from '#spec/phone.ts'
import { employerSignUpMessages as messages } from '../messages.ts'
import type { EmployerSignupPage, EmployerSignupSettings, Typed } from '../schema.ts'

export type Errors = Record<string, string>
export type Passwords = { password: string; password_confirm: string }

/** Document 1, section 4: the second step is the quiz, when one is configured. */
export const stepsOf = ({ quiz }: Pick<EmployerSignupSettings, 'quiz'>): 1 | 2 => (quiz ? 2 : 1)

/** The claim of somebody whose company is not among those that were shown. */
export const isAnother = 'none'

export const isClaim = (claim: string | undefined): boolean => Boolean(claim) && claim !== isAnother

/** What is wrong with the company. Whether its name is taken only the server knows. */
export function companyErrors(typed: Typed, types: { value: string }[]): Errors {
  const type = typed.employerType
  const union = typed['employer[localUnion]']
  return found({
    'employer[name]': !typed['employer[name]'] && messages.name,
    'employer[role]': isClaim(typed['employer[claim]']) && !typed['employer[role]'] && messages.role,
    'employer[localUnion]': union !== '' && !/^\d{1,10}$/.test(union) && messages.localUnion,
    employerType: type !== '' && !types.some(({ value }) => value === type) && messages.type,
  })
}

/** What is wrong with the person; somebody who is signed in is known. */
export function managerErrors(typed: Typed, given: Passwords, hasPassword: boolean): Errors {
  const phone = typed['manager[phone]']
  const passwords = passwordErrors(given, hasPassword)
  return found({
    'manager[firstName]': !typed['manager[firstName]'] && signUpMessages.firstName,
    'manager[lastName]': !typed['manager[lastName]'] && signUpMessages.lastName,
    'manager[email]': emailError(typed['manager[email]']),
    'manager[phone]': phone ? !isPhone(phone) && signUpMessages.phoneInvalid : messages.phone,
    'manager[password]': passwords.password,
    'manager[password_confirm]': passwords.password_confirm,
  })
}

export const acceptedErrors = (typed: Typed): Errors =>
  found({ 'manager[accepted]': !typed['manager[accepted]'] && messages.accepted })

/** What is wrong with the answers: each by its question, and that there is something. */
export function quizErrors(
  { quiz }: Pick<EmployerSignupSettings, 'quiz'>,
  { answers }: Pick<Typed, 'answers'>,
): Errors {
  if (!quiz) return {}
  const wrong = Object.entries(answerErrors(quiz.questions, answers))
  if (wrong.length === 0) return {}
  const byField = wrong.map(([id, error]) => [`answers.${id}`, error])
  return { ...Object.fromEntries(byField), quiz: questionMessages.unanswered }
}

/** What is wrong with the first step. */
export const firstStepErrors = (
  page: Pick<EmployerSignupPage, 'hasPassword' | 'isMember'> & { types: { value: string }[] },
  typed: Typed,
  given: Passwords,
): Errors => ({
  ...companyErrors(typed, page.types),
  ...(!page.isMember && managerErrors(typed, given, page.hasPassword)),
  ...acceptedErrors(typed),
})

/** What is in the form in the browser. */
export function typedIn(fields: FormData): Typed {
  const text = (name: keyof Typed) => String(fields.get(name) ?? '').trim()
  return {
    'employer[name]': text('employer[name]'),
    'employer[claim]': text('employer[claim]'),
    'employer[role]': text('employer[role]'),
    'employer[proof]': text('employer[proof]'),
    'employer[localUnion]': text('employer[localUnion]'),
    'employer[abilityOne]': fields.has('employer[abilityOne]'),
    'employer[nonProfitAffiliate]': fields.has('employer[nonProfitAffiliate]'),
    employerType: text('employerType'),
    'manager[firstName]': text('manager[firstName]'),
    'manager[lastName]': text('manager[lastName]'),
    'manager[email]': text('manager[email]'),
    'manager[phone]': text('manager[phone]'),
    'manager[accepted]': fields.has('manager[accepted]'),
    mentoring: fields.has('mentoring'),
    answers: answersOf(fields),
  }
}

export const passwordsIn = (fields: FormData): Passwords => ({
  password: String(fields.get('manager[password]') ?? ''),
  password_confirm: String(fields.get('manager[password_confirm]') ?? ''),
})

const found = (errors: Record<string, string | false | null | undefined>): Errors =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])))
