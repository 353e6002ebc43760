import type { FastifyRequest } from 'fastify'
import { factorsOf } from '#features/second-factor/index.ts'
import { linkedProviders } from '#features/single-sign-on/index.ts'
import { accountById, deleteUser, updateUser } from '#features/users/index.ts'
import { notFound } from '#lib/problem.ts'
import { clearSessionCookie } from '#lib/session.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInMessages } from '#spec/messages.ts'
import { queueDeletionMail } from './deletion-mail.ts'
import { confirmEmail, requestEmailChange } from './email-change.ts'
import { recentAuthentication, requiredProofFor } from './own-password.ts'
import { setPassword } from './password-change.ts'
import { DeleteAccount, Details, EmailChange, Link, PasswordChange } from './schema.ts'

const use = { can: 'account.use' } as const
const secure = { can: 'account.secure' } as const

/** Account settings: name and phone, password, email address, deletion. */
export async function settingsRoutes(app: App, { db, pool, settings }: Tools) {
  const requireRecent = recentAuthentication(pool)

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

  app.get('/account/password', { config: secure }, async (request, reply) => {
    const { account, requiredProof } = await forForm(request)
    return reply.page('sign-in/password', {
      hasPassword: account.passwordHash !== null,
      requiredProof,
    })
  })
  app.post(
    '/account/password',
    { schema: { body: PasswordChange }, config: secure },
    async (request, reply) => {
      const { account } = await own(request)
      await requireRecent(request, reply, account, request.body.current, '/account/password')
      await setPassword(db, request, reply, account, request.body.password)
      return reply.done({ to: '/account', message: signInMessages.passwordChanged })
    },
  )

  app.get('/account/email', { config: secure }, async (request, reply) => {
    const { requiredProof, account } = await forForm(request)
    return reply.page('sign-in/email', { email: account.email, requiredProof })
  })
  app.post('/account/email', { schema: { body: EmailChange }, config: secure }, async (request, reply) => {
    const { account } = await own(request)
    await requireRecent(request, reply, account, request.body.current, '/account/email')
    await requestEmailChange(db, request, account, request.body.email)
    return reply.done({ to: '/account', message: signInMessages.emailMailed })
  })
  const confirm = '/account/email/confirm'
  app.get(confirm, { schema: { querystring: Link }, config: secure }, async (_, reply) =>
    reply.header('referrer-policy', 'same-origin').page('sign-in/email-confirm', {}),
  )
  app.post(confirm, { schema: { querystring: Link }, config: secure }, async (request, reply) => {
    await confirmEmail(db, request, reply, request.query.token ?? '')
    return reply.done({ to: '/account', message: signInMessages.emailChanged })
  })

  app.get('/account/delete', { config: secure }, async (request, reply) =>
    reply.page('sign-in/delete', { requiredProof: (await forForm(request)).requiredProof }),
  )
  app.post('/account/delete', { schema: { body: DeleteAccount }, config: secure }, async (request, reply) => {
    const { account } = await own(request)
    await requireRecent(request, reply, account, request.body.current, '/account/delete')
    await db.transaction().execute(async (trx) => {
      await deleteUser(trx, request, account.id)
      await queueDeletionMail(trx, request, account)
    })
    clearSessionCookie(request, reply)
    return reply.done({ to: '/', message: signInMessages.deleted, clearHistory: true })
  })

  async function forForm(request: FastifyRequest) {
    const { account } = await own(request)
    return { account, requiredProof: await requiredProofFor(db, request, account) }
  }

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
