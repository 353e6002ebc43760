import { employerNamed, offeredTypes, shownCompany } from '#features/employers/index.ts'
import type { Db } from '#lib/db.ts'
import { isUuid } from '#schema/ids.ts'
import { employerSignUpMessages as messages } from './messages.ts'
import type { EmployerSignupSettings, Typed } from './schema.ts'
import {
  type Errors,
  firstStepErrors,
  isAnother,
  isClaim,
  type Passwords,
  quizErrors,
} from './steps/schema.ts'

type Sent = {
  themeId: string
  settings: EmployerSignupSettings
  typed: Typed
  passwords: Passwords
  hasPassword: boolean
  isMember: boolean
  /** the first step alone */
  isFirst: boolean
}

/** Everything that is wrong with what was sent. */
export async function errorsOf(db: Db, sent: Sent): Promise<Errors> {
  const { themeId, settings, typed, passwords, isFirst } = sent
  const types = (await offeredTypes(db, themeId)).map(({ id }) => ({ value: id }))
  const first = {
    ...(await claimErrors(db, themeId, typed)),
    ...firstStepErrors({ ...sent, types }, typed, passwords),
  }
  return isFirst ? first : { ...first, ...quizErrors(settings, typed) }
}

/** A company that the site knows by this name is claimed; or its name must say that it is another. */
async function claimErrors(db: Db, themeId: string, typed: Typed): Promise<Errors> {
  const claim = typed['employer[claim]']
  if (isClaim(claim)) {
    const known = isUuid(claim) && (await shownCompany(db, themeId, claim))
    return known ? {} : { 'employer[claim]': messages.noSuchCompany }
  }
  const here = await employerNamed(db, typed['employer[name]'], themeId)
  const named = here ?? (await employerNamed(db, typed['employer[name]'], null))
  if (!named || (claim === isAnother && !here)) return {}
  // One that awaits approval is not shown to others; the staff see two who say the same.
  if (!(await shownCompany(db, themeId, named.id))) return {}
  return claim === isAnother
    ? { 'employer[name]': messages.nameTaken }
    : { 'employer[claim]': messages.claim }
}
