import { z } from 'zod'
import { hashedKey } from '#features/sign-in/index.ts'
import { Invalid } from '#lib/problem.ts'
import { addTask } from '#lib/queue.ts'
import { limiter } from '#lib/rate-limit.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { signInMessages } from '#spec/messages.ts'
import { activateAccount, linkOf } from './activate.ts'
import { fromOf } from './activation-mail.ts'
import { draftOf, sent } from './drafts.ts'
import { emailError } from './steps/schema.ts'

const Link = z.object({ token: z.string().default('').catch('') })
const Activation = Link.extend({ password: z.string().max(1024).default('') })
const Resend = z.object({ email: z.string().trim().max(1000).default('') })

const limit = { points: 30, seconds: 3600, by: 'address' } as const

/** The link in the mail (valid for 24 hours: document 3, section 9), and resending it. */
export async function activationRoutes(app: App, tools: Tools) {
  const { db, pool } = tools
  const mails = limiter(pool, 'activation mail', signInAttempts.mails)

  app.get(
    '/user/activate',
    { schema: { querystring: Link }, config: { can: 'public', form: true } },
    async (request, reply) => {
      const { token } = request.query
      const link = token ? await linkOf(db, request, token) : null
      const draft = token ? null : await draftOf(db, request)
      reply.header('referrer-policy', 'same-origin')
      return reply.page('sign-up/activate', {
        token: link && token,
        asksPassword: link?.asksPassword ?? false,
        isDead: token !== '' && !link,
        email: link?.account.email ?? (draft?.step === sent ? (draft.typed.email ?? null) : null),
      })
    },
  )

  app.post(
    '/user/activate',
    { schema: { body: Activation }, config: { can: 'public', limit } },
    (request, reply) => activateAccount(tools, request, reply),
  )

  // The same answer whether or not an account is waiting.
  app.post(
    '/user/activation-mail',
    { schema: { body: Resend }, config: { can: 'public', limit } },
    async (request, reply) => {
      const { email } = request.body
      const error = emailError(email)
      if (error) throw new Invalid({ email: error })
      if (!(await mails(hashedKey(email))))
        await addTask(db, 'signUp.remind', { email, from: fromOf(request) })
      return reply.done({ to: '/user/activate', message: signInMessages.activationMailed })
    },
  )
}
