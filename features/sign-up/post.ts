import type { FastifyReply, FastifyRequest } from 'fastify'
import { dropFile, storeFile } from '#features/files/index.ts'
import { FileField } from '#features/files/schema.ts'
import type { captchaCheckOnce } from '#lib/captcha/index.ts'
import type { Db } from '#lib/db.ts'
import { hashPassword } from '#lib/password.ts'
import { Invalid } from '#lib/problem.ts'
import { signUpMessages } from '#spec/messages.ts'
import { type SignupBody, typedWith } from './body.ts'
import { branches } from './branches.ts'
import { complete } from './complete.ts'
import { beginDraft, type Draft, draftOf, keepDraft, sent } from './drafts.ts'
import { addressOf } from './location.ts'
import { onwardTo } from './onward.ts'
import type { SignupInput, SignupSettings, StoredInput } from './schema.ts'
import { signupSettingsOf } from './settings.ts'
import { type Errors, firstStepErrors, secondStepErrors, stepsOf } from './steps/schema.ts'

const page = '/auth/signup'
/** Each step has its own URL, so that the browser's Back button moves between them; the hash mirrors it. */
const secondStep = `${page}?step=2#2`

/**
 * Takes one step of the sign-up, or all of it at once from a program. Saves what it can before rejecting anything, so
 * that nobody has to enter anything twice.
 */
export async function postSignup(
  db: Db,
  isPerson: ReturnType<typeof captchaCheckOnce>,
  request: FastifyRequest<{ Body: SignupBody }>,
  reply: FastifyReply,
) {
  const { body } = request
  const settings = signupSettingsOf(request.site)
  const found = await draftOf(db, request)
  const before = found?.step === sent ? null : found
  if (!before) {
    // Once per sign-up: the rest belongs to a draft that only this browser knows the key of.
    const refused = await isPerson(request)
    if (refused && found && isAgain(found, body)) return waits(reply, found.typed.email)
    if (refused && body.step === '2') return reply.back({ form: signUpMessages.expired }, {}, page)
    if (refused) throw new Invalid({ captcha: refused }, isOnContentPage(request) ? undefined : page)
  }
  const draft = { ...(before ?? beginDraft(request, reply)), typed: typedWith(before?.typed ?? {}, body) }
  const redirectTo = onwardTo(request, body.redirectTo)
  if (redirectTo) draft.typed.redirectTo = redirectTo
  const files = await keepFiles(db, request, draft)
  const errors = await errorsOf(db, settings, draft, body)
  if (body.password && !errors.password && !errors.password_confirm)
    draft.passwordHash = await hashPassword(body.password)
  const wrong = { ...errors, ...files }
  const goesOn = Object.keys(wrong).length === 0
  const last = body.step === undefined || Number(body.step) === stepsOf(settings)
  if (body.step === '1' && goesOn && !last) draft.step = 2
  if (!(await keepDraft(db, request, draft))) return waits(reply, draft.typed.email)

  if (body.back) return reply.done({ to: page, body: { step: 1 } })
  // With what was typed; never with a password.
  if (!goesOn && isOnContentPage(request)) return reply.back(wrong)
  // The draft holds what was typed, of both steps.
  if (!goesOn) return reply.back(wrong, {}, pageWith(settings, wrong, body))
  if (!last) return reply.done({ to: secondStep, body: { step: 2 } })
  await complete(db, request, draft)
  return waits(reply, draft.typed.email)
}

/** The first step in a column of a content page: its form has a name there (ui/form.tsx), and errors return to it. */
const isOnContentPage = ({ query, body }: FastifyRequest<{ Body: SignupBody }>) =>
  body.step === '1' && typeof (query as { form?: unknown }).form === 'string'

/** A duplicate submission, as by a double click: its captcha and its draft are already used. */
const isAgain = ({ typed }: Draft, { step, email }: SignupBody) =>
  email === undefined ? step === '2' : email === typed.email

/** Whatever was sent, the answer is the same: check your mail. */
const waits = (reply: FastifyReply, email: string | undefined) =>
  reply.done({ to: '/user/activate', body: { email } })

/** Where the errors are shown: in the step that was sent, or in the first when something there is missing. */
function pageWith(settings: SignupSettings, wrong: Errors, { step }: SignupBody) {
  if (stepsOf(settings) === 1) return page
  const inFirst = step === '1' || Object.keys(wrong).some((field) => firstFields.has(field))
  return inFirst ? page : secondStep
}

const firstFields = new Set([
  'firstName',
  'lastName',
  'zip',
  'email',
  'password',
  'password_confirm',
  'branch',
])

/** Files are encrypted as soon as they arrive; a new one replaces the previous one. */
async function keepFiles(
  db: Db,
  request: FastifyRequest<{ Body: SignupBody }>,
  draft: Draft,
): Promise<Errors> {
  const errors: Errors = {}
  for (const purpose of ['dd214', 'resume'] as const) {
    const given = request.body[purpose]
    if (given === undefined || given === '') continue
    const file = FileField.safeParse(given)
    const result = file.success
      ? await storeFile(db, { ownerId: null, purpose, ...file.data, themeId: request.site.id })
      : { ok: false as const, reason: file.error.issues[0]!.message }
    const name = `${purpose}FileId` as const
    if (!result.ok) errors[purpose] = result.reason
    else {
      if (draft[name]) await dropFile(db, draft[name])
      draft[name] = result.id
    }
  }
  return errors
}

async function errorsOf(
  db: Db,
  settings: SignupSettings,
  draft: Draft & { typed: SignupInput },
  body: SignupBody,
) {
  const stored: StoredInput = {
    hasPassword: draft.passwordHash !== null,
    dd214: draft.dd214FileId,
    resume: draft.resumeFileId,
  }
  const first = {
    ...firstStepErrors(settings, draft.typed, body, stored),
    ...(await placeErrors(db, draft.typed)),
  }
  if (body.step === '1' || stepsOf(settings) === 1) return first
  // The first step is valid already, unless it was skipped.
  return { ...first, ...secondStepErrors(settings, draft.typed, stored) }
}

/** What only the server knows: whether there is such a zip, and such a branch. */
async function placeErrors(db: Db, { zip, branch }: SignupInput): Promise<Errors> {
  const isKnownBranch = !branch || (await branches(db)).some(({ value }) => value === branch)
  return {
    ...(zip && !(await addressOf(db, zip)) && { zip: signUpMessages.invalidZip }),
    ...(!isKnownBranch && { branch: signUpMessages.branch }),
  }
}
