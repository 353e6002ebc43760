import type { FastifyReply, FastifyRequest } from 'fastify'
import { providersOf } from '#features/single-sign-on/index.ts'
import { originOf } from '#features/themes/index.ts'
import { type Account, accountByEmail } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import { handshake } from '#lib/handshake.ts'
import { ownPath } from '#lib/own-path.ts'
import { isPassword } from '#lib/password.ts'
import { Problem } from '#lib/problem.ts'
import { tooOften } from '#lib/rate-limit.ts'
import { type App, representation } from '#lib/web.ts'
import { signInTries } from '#spec/limits.ts'
import { signInMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'
import { Login, Onward } from './schema.ts'
import { signIn } from './sign-in.ts'
import { accountTries } from './tries.ts'

/** Somebody who knows the password of an account whose address is not proven yet. */
export const notActivated = handshake<{ userId: string }>('not_activated', 30)

const audiences = { '/user/login': 'veterans', '/employer/login': 'employers' } as const

/** Login for veterans or employers (document 2, section 3), each posting to its own path. */
export async function loginRoutes(app: App, tools: Tools) {
  const { db, pool, settings } = tools
  const tries = accountTries(pool, settings.secret)
  const limit = { ...signInTries.address, by: 'address' as const }

  for (const [url, audience] of Object.entries(audiences)) {
    const schema = { querystring: Onward }
    app.get(url, { schema, config: { can: 'public', form: true, shed: 'last' } }, async (request, reply) => {
      const redirectTo = ownPath(request.query.redirectTo, originOf(request))
      // Document 2, section 4: a logged-in visitor goes to the home page.
      if (request.viewer) return reply.redirect('/', 303)
      const providers = providersOf(settings).map(({ id, name, start }) => ({ id, name, start }))
      return reply.page('sign-in/login', { audience, redirectTo, providers })
    })

    const config = { can: 'public', limit, shed: 'last' } as const
    app.post(url, { schema: { ...schema, body: Login }, config }, async (request, reply) => {
      const { email, password } = request.body
      const wait = await tries.take(request, email)
      if (wait) return refuse(request, reply, tooOften(wait), wait)
      const account = await accountByEmail(db, email)
      // It takes as long, and says as little, when there is none or it is disabled.
      const isRight = await isPassword(account?.passwordHash ?? null, password)
      if (!isRight || !account || account.isDisabled) {
        await auditFailure(request, account)
        return refuse(request, reply, signInMessages.wrong)
      }
      await tries.succeeded(request, reply, email)
      if (!account.isActivated) {
        await notActivated.begin(db, request, reply, { userId: account.id })
        return reply.done({ to: '/user/not-activated', body: { notActivated: true } })
      }
      return signIn(tools, request, reply, account, { how: 'password', redirectTo: request.query.redirectTo })
    })
  }

  /** Counted, and known accounts named; an address that has none is nobody's business. */
  async function auditFailure(request: FastifyRequest, account: Account | null) {
    await audit(db, request, {
      action: 'sign-in.failed',
      ...(account && { subject: { type: 'user', id: account.id } }),
      themeId: request.site.id,
      detail: { how: 'password' },
    })
  }
}

/** What was typed stays; a program gets the status that says what to do. */
function refuse(request: FastifyRequest, reply: FastifyReply, message: string, wait = 0) {
  if (wait && representation(request.headers) === 'json')
    throw new Problem(429, message, { 'retry-after': String(wait) })
  return reply.back({ form: message })
}
