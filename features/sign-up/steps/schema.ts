// The rules of both steps, for the form in the browser and for the server. Pure and without Zod.
import { answerErrors } from '#features/questions/list.ts'
import { isCommonPassword } from '#spec/common-passwords.ts'
import { passwordLength } from '#spec/limits.ts'
import { waysWithDetails } from '#spec/lists.ts'
import { emailMessages, passwordMessages, questionMessages, signUpMessages } from '#spec/messages.ts'
import { isPhone } from '#spec/phone.ts'
import type { Ask, SignupInput, SignupSettings, StoredInput } from '../schema.ts'

export type Errors = Record<string, string>
export type Passwords = { password: string; password_confirm: string }

const secondStep = [
  'addressLine1',
  'city',
  'county',
  'phone',
  'dischargeReason',
  'careerInterests',
  'dd214',
  'resume',
] as const

/** Document 2, section 4: without extra fields, sign-up is a single step. */
export const stepsOf = (settings: SignupSettings): 1 | 2 =>
  settings.quiz || settings.extendedProfile || secondStep.some((field) => settings[field] !== 'no') ? 2 : 1

const zipForm = /^\d{5}(-\d{4})?$/
const emailForm =
  /^[^\s@"(),:;<>[\\\]]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

export const isZip = (text: string) => zipForm.test(text)

/** What is wrong with the first step. Whether the zip exists only the server knows. */
export function firstStepErrors(
  settings: SignupSettings,
  typed: SignupInput,
  given: Passwords,
  stored: StoredInput,
): Errors {
  const branchNeeded = settings.branch === 'required' && !typed.isMilitarySpouse
  return onlyErrors({
    firstName: !typed.firstName && signUpMessages.firstName,
    lastName: !typed.lastName && signUpMessages.lastName,
    zip: zipError(typed.zip),
    email: emailError(typed.email),
    ...passwordErrors(given, stored.hasPassword),
    branch: branchNeeded && !typed.branch && signUpMessages.branch,
    ...(stepsOf(settings) === 1 && { agreement: !typed.agreement && signUpMessages.agreement }),
  })
}

const zipError = (zip: string) => (zip ? !isZip(zip) && signUpMessages.invalidZip : signUpMessages.zip)

export function emailError(email: string) {
  if (!email) return emailMessages.emailRequired
  return email.length > 254 || !emailForm.test(email) ? emailMessages.emailInvalid : false
}

/** A password that is kept already need not be typed again. */
export function passwordErrors({ password, password_confirm }: Passwords, isKept: boolean) {
  if (!password && !password_confirm && isKept) return {}
  return {
    password: passwordProblem(password),
    password_confirm: password !== password_confirm && passwordMessages.different,
  }
}

export function passwordProblem(password: string): string | false {
  if (!password) return passwordMessages.required
  if (password.length < passwordLength.least) return passwordMessages.short
  if (password.length > passwordLength.most) return passwordMessages.long
  return isCommonPassword(password) && passwordMessages.common
}

/** What is wrong with the second step. Files are looked into by the server alone. */
export function secondStepErrors(settings: SignupSettings, typed: SignupInput, stored: StoredInput): Errors {
  const missing = (field: Field) => settings[field] === ('required' satisfies Ask) && empty(typed[field])
  const quiz = quizErrors(settings, typed)
  return onlyErrors({
    addressLine1: missing('addressLine1') && signUpMessages.addressLine1,
    city: missing('city') && signUpMessages.city,
    county: missing('county') && hasCounty(typed.zip) && signUpMessages.county,
    phone: missing('phone') ? signUpMessages.phone : phoneError(typed.phone),
    dischargeReason: missing('dischargeReason') && signUpMessages.dischargeReason,
    careerInterests: missing('careerInterests') && signUpMessages.careerInterests,
    ...quiz,
    quiz: Object.keys(quiz).length > 0 && questionMessages.unanswered,
    ...(settings.extendedProfile && extendedErrors(typed)),
    dd214:
      settings.dd214 === 'required' && asksDd214(settings, typed) && !stored.dd214 && signUpMessages.dd214,
    resume: settings.resume === 'required' && !stored.resume && signUpMessages.resume,
    agreement: !typed.agreement && signUpMessages.agreement,
  })
}

type Field = 'addressLine1' | 'city' | 'county' | 'phone' | 'dischargeReason' | 'careerInterests'

/** Military addresses (APO, FPO, DPO: Europe 090 to 098, Americas 340, Pacific 962 to 966) are in no county. */
export const hasCounty = (zip: string): boolean => !/^(?:09[0-8]|340|96[2-6])/.test(zip)

const empty = (value: string | string[]) => value.length === 0

const phoneError = (phone: string) => phone !== '' && !isPhone(phone) && signUpMessages.phoneInvalid

const quizErrors = ({ quiz }: SignupSettings, { answers }: SignupInput): Errors =>
  quiz
    ? Object.fromEntries(
        Object.entries(answerErrors(quiz.questions, answers)).map(([id, error]) => [`answers.${id}`, error]),
      )
    : {}

/** Document 3, section 5. */
const extendedErrors = (typed: SignupInput) => ({
  howDidYouHear: !typed.howDidYouHear && signUpMessages.heardChoice,
  details: waysWithDetails.includes(typed.howDidYouHear) && !typed.details && signUpMessages.howDidYouHear,
  otherServices: typed.needsOtherServices && !typed.otherServices && signUpMessages.otherServices,
})

/** Whether the quiz marks the person as Veteran; null where no quiz says. */
export function isVeteran(
  { quiz }: SignupSettings,
  { answers }: Pick<SignupInput, 'answers'>,
): boolean | null {
  if (!quiz?.veteran) return null
  const { question, answers: marking } = quiz.veteran
  return [answers[question] ?? []].flat().some((answer) => marking.includes(answer))
}

/** The answer to "who are you" that a military spouse gave with the first step; empty where the quiz has none for them. */
export function answersOfSpouse({ quiz }: SignupSettings, { isMilitarySpouse }: Partial<SignupInput>) {
  const question = quiz?.questions.find(({ id }) => id === quiz.veteran?.question)
  const answer = question?.answers?.find((text) => /\bspouse\b/i.test(text))
  return isMilitarySpouse && question && answer ? { [question.id]: answer } : {}
}

/** Document 2, section 5: only if the quiz is off or the quiz answer marks the person as Veteran. */
export const asksDd214 = (settings: SignupSettings, typed: Pick<SignupInput, 'answers'>): boolean =>
  settings.dd214 !== 'no' && (!settings.quiz || isVeteran(settings, typed) === true)

const onlyErrors = (errors: Record<string, string | false | null | undefined>): Errors =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])))
