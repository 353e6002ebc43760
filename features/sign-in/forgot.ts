import { mailSite } from '#features/themes/index.ts'
import { hashPassword } from '#lib/password.ts'
import { limiter } from '#lib/rate-limit.ts'
import { tokenOwner } from '#lib/user-tokens.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { signInMessages } from '#spec/messages.ts'
import { hashedKey } from './attempts.ts'
import { requestReset, resetPassword } from './reset.ts'
import { Forgot, ForgotQuery, Link, Reset } from './schema.ts'

const config = { can: 'public', form: true } as const
const limited = { can: 'public', limit: { ...signInAttempts.address, by: 'address' } } as const

/** Forgotten passwords (document 1, section 2): /forgot?e={email}&t=v requests a link, /user/reset sets a new one. */
export async function forgotRoutes(app: App, { db, pool }: Tools) {
  const mails = limiter(pool, 'forgot', signInAttempts.mails)

  app.get('/forgot', { schema: { querystring: ForgotQuery }, config }, async ({ query }, reply) =>
    reply.page('sign-in/forgot', {
      email: query.e ?? '',
      audience: query.t === 'v' ? 'veterans' : 'all',
      isSent: Boolean(query.e && query.sent),
    }),
  )

  const schema = { querystring: ForgotQuery, body: Forgot }
  app.post('/forgot', { schema, config: limited }, async (request, reply) => {
    const { email } = request.body
    // Over the limit the answer is the same: the earlier mails are on their way.
    if (!(await mails(hashedKey(email))))
      await requestReset(db, { email, site: mailSite(request), themeId: request.site.id })
    const query = new URLSearchParams({ e: email, sent: 'yes' })
    if (request.query.t === 'v') query.set('t', 'v')
    return reply.done({ to: `/forgot?${query}`, body: { message: signInMessages.mailed } })
  })

  app.get('/user/reset', { schema: { querystring: Link }, config }, async (request, reply) => {
    const isAlive = (await tokenOwner(db, request.query.token ?? '', 'reset')) !== null
    // The URL opens the account, so it must not leak as a referrer.
    return reply.header('referrer-policy', 'same-origin').page('sign-in/reset', { isAlive })
  })

  app.post(
    '/user/reset',
    { schema: { querystring: Link, body: Reset }, config: limited },
    async (request, reply) => {
      const hash = await hashPassword(request.body.password)
      const mail = { site: mailSite(request), themeId: request.site.id }
      await resetPassword(db, request, request.query.token ?? '', hash, mail)
      return reply.done({ to: '/user/login', message: signInMessages.passwordReset, stays: true })
    },
  )
}
