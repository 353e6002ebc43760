import { sendActivationMail } from '#features/sign-up/index.ts'
import { accountById } from '#features/users/index.ts'
import { limiter } from '#lib/rate-limit.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { signInMessages } from '#spec/messages.ts'
import { notActivated } from './login.ts'

/** After a correct password for an account whose email address is not verified: explains, and resends the link. */
export async function notActivatedRoutes(app: App, { db, pool }: Tools) {
  const mails = limiter(pool, 'activation', signInAttempts.mails)
  const url = '/user/not-activated'

  app.get(url, { config: { can: 'public', form: true } }, async (request, reply) => {
    const account = await waiting(request)
    if (!account) return reply.redirect('/user/login', 303)
    return reply.page('sign-in/not-activated', { email: account.email })
  })

  app.post(url, { config: { can: 'public' } }, async (request, reply) => {
    const account = await waiting(request)
    if (!account) return reply.redirect('/user/login', 303)
    if (!(await mails(account.id))) await sendActivationMail(db, request, account)
    return reply.done({ to: url, message: signInMessages.activationMailed })
  })

  async function waiting(request: Parameters<typeof notActivated.read>[1]) {
    const begun = await notActivated.read(db, request)
    const account = begun && (await accountById(db, begun.userId))
    return account && !account.isActivated ? account : null
  }
}
