import { mailSite } from '#features/themes/index.ts'
import { hashPassword } from '#lib/password.ts'
import { limiter } from '#lib/rate-limit.ts'
import { tokenOwner } from '#lib/user-tokens.ts'
import type { App } from '#lib/web.ts'
import { signInTries } from '#spec/limits.ts'
import { signInMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'
import { resetPassword, wishReset } from './reset.ts'
import { Forgot, ForgotQuery, Link, Reset } from './schema.ts'
import { hidden } from './tries.ts'

const config = { can: 'public', form: true } as const
const limited = { can: 'public', limit: { ...signInTries.address, by: 'address' } } as const

/** A forgotten password (document 1, section 2): /forgot?e={email}&t=v asks for a link, /user/reset sets a new one. */
export async function forgotRoutes(app: App, { db, pool }: Tools) {
  const mails = limiter(pool, 'forgot', signInTries.mails)

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
    // Over the limit nothing is sent, and nothing else is said: the mails are on their way already.
    if (!(await mails(hidden(email)))) await wishReset(db, request, email)
    const query = new URLSearchParams({ e: email, sent: 'yes' })
    if (request.query.t === 'v') query.set('t', 'v')
    return reply.done({ to: `/forgot?${query}`, body: { message: signInMessages.mailed } })
  })

  app.get('/user/reset', { schema: { querystring: Link }, config }, async (request, reply) => {
    const isAlive = (await tokenOwner(db, request.query.token ?? '', 'reset')) !== null
    // The address of this page opens the account: it is told to nobody.
    return reply.header('referrer-policy', 'same-origin').page('sign-in/reset', { isAlive })
  })

  app.post(
    '/user/reset',
    { schema: { querystring: Link, body: Reset }, config: limited },
    async (request, reply) => {
      const hash = await hashPassword(request.body.password)
      const mail = { site: mailSite(request), themeId: request.site.id }
      const done = await resetPassword(db, request, request.query.token ?? '', hash, mail)
      if (!done) return reply.back({ form: signInMessages.linkDead })
      return reply.done({ to: '/user/login', message: signInMessages.passwordReset })
    },
  )
}
