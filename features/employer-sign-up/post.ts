import type { FastifyReply, FastifyRequest } from 'fastify'
import { beginDraft, complete, type Draft, draftOf, keepDraft, sent } from '#features/sign-up/index.ts'
import type { captchaCheckOnce } from '#lib/captcha/index.ts'
import type { Db } from '#lib/db.ts'
import { hashPassword } from '#lib/password.ts'
import { Invalid } from '#lib/problem.ts'
import { type EmployerSignupBody, typedWith } from './body.ts'
import { errorsOf } from './check.ts'
import { addCompany } from './complete.ts'
import { employerSignUpMessages } from './messages.ts'
import type { Typed } from './schema.ts'
import { settingsOf } from './settings.ts'
import { type Errors, stepsOf } from './steps/schema.ts'

const page = '/employer/signup'
const secondStep = `${page}?step=2#2`
const sentPage = '/employer/signup/sent'

type Request = FastifyRequest<{ Body: EmployerSignupBody }>

/** Takes one step of the sign-up, or all of it at once from a program. What was typed is kept before anything is refused. */
export async function postEmployerSignup(
  db: Db,
  isPerson: ReturnType<typeof captchaCheckOnce>,
  request: Request,
  reply: FastifyReply,
) {
  const { body, viewer } = request
  const settings = settingsOf(request.site)
  const found = await draftOf<Partial<Typed> & { email?: string }>(db, request, 'employer')
  const before = found?.step === sent ? null : found
  if (!before && !viewer) {
    // Once per sign-up: the rest belongs to a draft that only this browser knows the key of.
    const refused = await isPerson(request)
    if (refused && found && isAgain(found.typed.email, body)) return isSent(reply, found.typed.email)
    if (refused && body.step === '2') return reply.back({ form: employerSignUpMessages.expired }, {}, page)
    if (refused) throw new Invalid({ captcha: refused }, isOnContentPage(request) ? undefined : page)
  }
  const typed = typedWith(before?.typed ?? {}, body)
  const draft = { ...(before ?? beginDraft(request, reply, 'employer')), typed: withEmail(typed) }
  const wrong = await keepPassword(draft, body, await errorsIn(db, request, draft))
  const goesOn = Object.keys(wrong).length === 0
  const last = body.step === undefined || Number(body.step) === stepsOf(settings)
  if (body.step === '1' && goesOn && !last) draft.step = 2
  const isOpen = await keepDraft(db, request, draft)

  if (body.back) return reply.done({ to: page, body: { step: 1 } })
  // With what was typed; never with a password. Elsewhere the draft holds it.
  if (!goesOn && isOnContentPage(request)) return reply.back(wrong)
  if (!goesOn) return reply.back(wrong, {}, pageWith(wrong, body))
  if (!last) return reply.done({ to: secondStep, body: { step: 2 } })
  if (viewer) return reply.done({ to: '/employer', message: await addCompany(db, request, draft) })
  // A double submit finds the draft ended: it is done once, and answered the same.
  if (isOpen) await complete(db, request, draft, 'employerSignUp.complete')
  return isSent(reply, typed['manager[email]'])
}

/** Whatever was sent, the answer is the same: check your mail. */
const isSent = (reply: FastifyReply, email: string | undefined) =>
  reply.done({ to: sentPage, body: { email } })

/** A duplicate submission, as by a double click: its captcha and its draft are already used. */
const isAgain = (sentTo: string | undefined, body: EmployerSignupBody) =>
  body['manager[email]'] === undefined ? body.step === '2' : body['manager[email]'] === sentTo

/** Drafts are found by the address when its owner goes. */
const withEmail = (typed: Typed) => ({ ...typed, email: typed['manager[email]'] })

const errorsIn = (db: Db, { body, site, viewer }: Request, draft: Draft<Typed>): Promise<Errors> =>
  errorsOf(db, {
    themeId: site.id,
    settings: settingsOf(site),
    typed: draft.typed,
    passwords: { password: body['manager[password]'], password_confirm: body['manager[password_confirm]'] },
    hasPassword: draft.passwordHash !== null,
    isMember: viewer !== null,
    isFirst: body.step === '1',
  })

/** A password without an error is kept, hashed, whatever else is wrong. @returns the errors */
async function keepPassword(draft: Draft<Typed>, body: EmployerSignupBody, errors: Errors) {
  const password = body['manager[password]']
  const isWrong = errors['manager[password]'] || errors['manager[password_confirm]']
  if (password && !isWrong) draft.passwordHash = await hashPassword(password)
  return errors
}

/** The first step in a column of a content page: its form has a name there (ui/form.tsx), and errors return to it. */
const isOnContentPage = ({ query, body }: Request) =>
  body.step === '1' && typeof (query as { form?: unknown }).form === 'string'

/** Where the errors are shown: in the step that was sent, or in the first when something there is missing. */
const pageWith = (wrong: Errors, { step }: EmployerSignupBody) =>
  step !== '1' && Object.keys(wrong).every((field) => field === 'quiz' || field.startsWith('answers.'))
    ? secondStep
    : page
