import { z } from 'zod'
import { hidden } from '#features/sign-in/index.ts'
import { addTask } from '#lib/queue.ts'
import { limiter } from '#lib/rate-limit.ts'
import type { App } from '#lib/web.ts'
import { signInTries } from '#spec/limits.ts'
import { signInMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'
import { activateAccount, linkOf } from './activate.ts'
import { fromOf } from './activation-mail.ts'
import { draftOf, sent } from './drafts.ts'
import { emailError } from './steps/schema.ts'

const Link = z.object({ token: z.string().default('').catch('') })
const Activation = Link.extend({ password: z.string().max(1024).default('') })
const Wish = z.object({ email: z.string().trim().max(1000).default('') })

const limit = { points: 30, seconds: 3600, by: 'address' } as const

/** The mail's link (good for 24 hours: document 3, section 9), and the mail once more. */
export async function activationRoutes(app: App, { db, pool }: Tools) {
  const mails = limiter(pool, 'activation mail', signInTries.mails)

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
    (request, reply) => activateAccount(db, request, reply),
  )

  // The same answer, whether or not there is an account that waits.
  app.post(
    '/user/activation-mail',
    { schema: { body: Wish }, config: { can: 'public', limit } },
    async (request, reply) => {
      const { email } = request.body
      const error = emailError(email)
      if (error) return reply.back({ email: error }, { email })
      if (!(await mails(hidden(email)))) await addTask(db, 'signUp.remind', { email, from: fromOf(request) })
      return reply.done({ to: '/user/activate', message: signInMessages.activationMailed })
    },
  )
}
