import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { storeFile } from '#features/files/index.ts'
import { FileField } from '#features/files/schema.ts'
import { CaptchaFields, type captchaCheckOnce } from '#lib/captcha/index.ts'
import type { Db } from '#lib/db.ts'
import { hashPassword } from '#lib/password.ts'
import { Invalid } from '#lib/problem.ts'
import { representation } from '#lib/web.ts'
import { signUpMessages } from '#spec/messages.ts'
import { beginDraft, keepDraft } from './drafts.ts'
import { emailError, passwordProblem } from './steps/schema.ts'

/** Document 3, section 7: POST /user/signup-dd214. */
export const Dd214Body = z.object({
  ...CaptchaFields,
  file: FileField.optional().catch(undefined),
  email: z.string().trim().max(1000).catch(''),
  password: z.string().max(1024).catch(''),
})

const next = '/auth/signup'

/**
 * Begins a sign-up with a DD214: the file is encrypted immediately, and the answer's `next` leads on to the rest. Only a
 * mail to its owner, at the end, reveals whether the address already has an account.
 */
export async function signUpWithDd214(
  db: Db,
  isPerson: ReturnType<typeof captchaCheckOnce>,
  request: FastifyRequest<{ Body: z.infer<typeof Dd214Body> }>,
  reply: FastifyReply,
) {
  const captcha = await isPerson(request)
  if (captcha) return refuse(request, reply, { captcha })
  const { file, email, password } = request.body
  const wrong = {
    ...(!file && { file: signUpMessages.dd214 }),
    ...named('email', emailError(email)),
    ...named('password', passwordProblem(password)),
  }
  if (!file || Object.keys(wrong).length) return refuse(request, reply, wrong)
  const stored = await storeFile(db, { ownerId: null, purpose: 'dd214', ...file, themeId: request.site.id })
  if (!stored.ok) return refuse(request, reply, { file: stored.reason })
  const passwordHash = await hashPassword(password)
  const typed = { email, cameWithDd214: true }
  await keepDraft(db, request, { ...beginDraft(request, reply), typed, passwordHash, dd214FileId: stored.id })
  return reply.done({ to: next, body: { next } })
}

const named = (field: string, error: string | false) => (error ? { [field]: error } : {})

/** Each sentence at its field; a program reads the first of them in `error`. */
function refuse(
  request: FastifyRequest<{ Body: z.infer<typeof Dd214Body> }>,
  reply: FastifyReply,
  errors: Record<string, string>,
) {
  if (representation(request.headers) === 'json')
    return reply
      .code(422)
      .header('cache-control', 'no-store')
      .send({ error: Object.values(errors)[0], errors })
  throw new Invalid(errors)
}
