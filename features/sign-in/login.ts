import type { FastifyRequest } from 'fastify'
import { providersOf } from '#features/single-sign-on/index.ts'
import { originOf } from '#features/themes/index.ts'
import { type Account, accountByEmail } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import { isPassword } from '#lib/password.ts'
import { pendingFlow } from '#lib/pending-flow.ts'
import { Invalid, Problem } from '#lib/problem.ts'
import { tooOften } from '#lib/rate-limit.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'
import { type App, representation, type Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { signInMessages } from '#spec/messages.ts'
import { accountAttempts } from './attempts.ts'
import { Login, Onward } from './schema.ts'
import { signIn } from './sign-in.ts'

/** Someone who knows the password of an account whose email address is not verified yet. */
export const notActivated = pendingFlow<{ userId: string }>('not_activated', 30)

const audiences = { '/user/login': 'veterans', '/employer/login': 'employers' } as const

/** Login for veterans or employers (document 2, section 2), each posting to its own path. */
export async function loginRoutes(app: App, tools: Tools) {
  const { db, pool, settings } = tools
  const attempts = accountAttempts(pool, settings.secret)
  const limit = { ...signInAttempts.address, by: 'address' as const }

  for (const [url, audience] of Object.entries(audiences)) {
    const schema = { querystring: Onward }
    app.get(url, { schema, config: { can: 'public', form: true, shed: 'last' } }, async (request, reply) => {
      const redirectTo = safeRedirect(request.query.redirectTo, originOf(request))
      // Document 2, section 4: a logged-in visitor goes to the home page.
      if (request.viewer) return reply.redirect('/', 303)
      if (request.halfSignedIn?.owed === 'setup') return reply.redirect('/account/second-factor', 303)
      const providers = providersOf(settings).map(({ id, name, start }) => ({ id, name, start }))
      return reply.page('sign-in/login', { audience, redirectTo, providers })
    })

    const config = { can: 'public', limit, shed: 'last' } as const
    app.post(url, { schema: { ...schema, body: Login }, config }, async (request, reply) => {
      const { email, password } = request.body
      const wait = await attempts.take(request, email)
      if (wait) throw refusal(request, tooOften(wait), wait)
      const account = await accountByEmail(db, email)
      // Same time and same answer when there is no account or it is disabled.
      const isRight = await isPassword(account?.passwordHash ?? null, password)
      if (!isRight || !account || account.isDisabled) {
        await auditFailure(request, account)
        throw refusal(request, signInMessages.wrong)
      }
      await attempts.succeeded(request, reply, email)
      if (!account.isActivated) {
        await request.giveBackAttempt()
        await notActivated.begin(db, request, reply, { userId: account.id })
        return reply.done({ to: '/user/not-activated', body: { notActivated: true } })
      }
      return signIn(tools, request, reply, account, { how: 'password', redirectTo: request.query.redirectTo })
    })
  }

  /** Counts every failure; names the account only if there is one. */
  async function auditFailure(request: FastifyRequest, account: Account | null) {
    await audit(db, request, {
      action: 'sign-in.failed',
      ...(account && { subject: { type: 'user', id: account.id } }),
      themeId: request.site.id,
      detail: { how: 'password' },
    })
  }
}

/** People get the form back with what they typed; programs get a 429 with Retry-After. */
function refusal(request: FastifyRequest, message: string, wait = 0): Error {
  if (wait && representation(request.headers) === 'json')
    return new Problem(429, message, { 'retry-after': String(wait) })
  return new Invalid({ form: message })
}
