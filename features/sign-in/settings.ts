import type { FastifyRequest } from 'fastify'
import { factorsOf } from '#features/second-factor/index.ts'
import { linkedProviders } from '#features/single-sign-on/index.ts'
import { accountById, deleteUser, updateUser } from '#features/users/index.ts'
import { notFound } from '#lib/problem.ts'
import { clearSessionCookie } from '#lib/session.ts'
import type { App } from '#lib/web.ts'
import { signInMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'
import { confirmEmail, wishEmail } from './email-change.ts'
import { ownPassword, wrongPassword } from './own-password.ts'
import { setPassword } from './password-change.ts'
import { Deletion, Details, EmailChange, Link, PasswordChange } from './schema.ts'

const use = { can: 'account.use' } as const
const secure = { can: 'account.secure' } as const

/** The own account: name and phone, password, address, deletion. */
export async function settingsRoutes(app: App, { db, pool, settings }: Tools) {
  const isOwn = ownPassword(pool)

  app.get('/account', { config: use }, async (request, reply) => {
    const { account, phone } = await own(request)
    return reply.page('sign-in/account', {
      details: { firstName: account.firstName, lastName: account.lastName, phone: phone ?? '' },
      email: account.email,
      hasPassword: account.passwordHash !== null,
      factors: await factorsOf(db, account.id),
      providers: await linkedProviders(db, settings, account.id),
    })
  })

  app.post('/account', { schema: { body: Details }, config: use }, async (request, reply) => {
    await updateUser(db, request, request.viewer!.id, request.body)
    return reply.done({ to: '/account', message: signInMessages.saved, body: { details: request.body } })
  })

  app.get('/account/password', { config: secure }, async (request, reply) =>
    reply.page('sign-in/password', { hasPassword: (await own(request)).account.passwordHash !== null }),
  )
  app.post(
    '/account/password',
    { schema: { body: PasswordChange }, config: secure },
    async (request, reply) => {
      const { account } = await own(request)
      if (!(await isOwn(account, request.body.current))) return wrongPassword(reply)
      await setPassword(db, request, reply, account, request.body.password)
      return reply.done({ to: '/account', message: signInMessages.passwordChanged })
    },
  )

  app.get('/account/email', { config: secure }, async (request, reply) => {
    const { account } = await own(request)
    return reply.page('sign-in/email', { email: account.email, hasPassword: account.passwordHash !== null })
  })
  app.post('/account/email', { schema: { body: EmailChange }, config: secure }, async (request, reply) => {
    const { account } = await own(request)
    if (!(await isOwn(account, request.body.current))) return wrongPassword(reply)
    await wishEmail(db, request, account, request.body.email)
    return reply.done({ to: '/account', message: signInMessages.emailMailed })
  })
  const confirm = '/account/email/confirm'
  app.get(confirm, { schema: { querystring: Link }, config: secure }, async (_, reply) =>
    reply.header('referrer-policy', 'same-origin').page('sign-in/email-confirm', {}),
  )
  app.post(confirm, { schema: { querystring: Link }, config: secure }, async (request, reply) => {
    const refused = await confirmEmail(db, request, reply, request.query.token ?? '')
    if (refused) return reply.back({ form: refused })
    return reply.done({ to: '/account', message: signInMessages.emailChanged })
  })

  app.get('/account/deletion', { config: secure }, async (request, reply) =>
    reply.page('sign-in/deletion', { hasPassword: (await own(request)).account.passwordHash !== null }),
  )
  app.post('/account/deletion', { schema: { body: Deletion }, config: secure }, async (request, reply) => {
    const { account } = await own(request)
    if (!(await isOwn(account, request.body.current))) return wrongPassword(reply)
    await deleteUser(db, request, account.id)
    clearSessionCookie(request, reply)
    return reply.done({ to: '/', message: signInMessages.deleted, clearHistory: true })
  })

  async function own({ viewer }: FastifyRequest) {
    const account = await accountById(db, viewer!.id)
    if (!account) throw notFound()
    const { phone } = await db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    return { account, phone }
  }
}
