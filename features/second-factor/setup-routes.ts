import type { FastifyRequest } from 'fastify'
import { ownPassword, wrongPassword } from '#features/sign-in/index.ts'
import { accountById } from '#features/users/index.ts'
import { handshake } from '#lib/handshake.ts'
import { notFound } from '#lib/problem.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import { seal, unseal } from '#lib/seal.ts'
import type { App } from '#lib/web.ts'
import { may } from '#spec/access.ts'
import { signInTries } from '#spec/limits.ts'
import type { Tools } from '../list.ts'
import { keepApp, newSecret, removeApp, setupAddress, stepOf } from './app-codes.ts'
import { factorsOf } from './factors.ts'
import { keepPasskey, passkeysOf, registrationOptions, removePasskey } from './passkeys.ts'
import { qrPath } from './qr-path.ts'
import { forgetRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { AppSetup, PasskeySetup, Removal } from './schema.ts'
import { addFactor, freshCodes, showOnce, tell } from './setup.ts'

const config = { can: 'account.secure' } as const
const home = '/account/second-factor'
const appSetup = handshake<{ userId: string; sealed: string }>('app_setup', 30)
const passkeySetup = handshake<{ userId: string; challenge: string }>('passkey_setup', 10)

/** Setting up a second factor, offered to all (issue: for staff, offered to all). */
export async function setupRoutes(app: App, { db, pool, settings }: Tools) {
  const isOwn = ownPassword(pool)
  const tries = limiter(pool, 'app-setup', signInTries.account)

  app.get(home, { config }, async (request, reply) => {
    const { id } = request.viewer!
    const factors = await factorsOf(db, id)
    return reply.page('second-factor/overview', {
      factors,
      passkeys: await passkeysOf(db, request, id),
      hasPassword: (await own(request)).passwordHash !== null,
      isOwed: settings.requireSecondFactor && !factors.any && may(request.viewer, 'second-factor.owed'),
    })
  })

  app.get(`${home}/app`, { config }, async (request, reply) => {
    const { id, email } = await own(request)
    const begun = await appSetup.look(db, request)
    const purpose = `app setup ${id}`
    const secret = begun?.userId === id ? unseal(settings.secret, purpose, begun.sealed) : newSecret()
    if (begun?.userId !== id)
      await appSetup.begin(db, request, reply, { userId: id, sealed: seal(settings.secret, purpose, secret) })
    const address = setupAddress(secret, request.site.name, email)
    const inGroups = secret.replace(/(.{4})(?=.)/g, '$1 ')
    return reply.page('second-factor/app', { address, secret: inGroups, qr: qrPath(address) })
  })
  app.post(`${home}/app`, { schema: { body: AppSetup }, config }, async (request, reply) => {
    const { id } = request.viewer!
    const wait = await tries(id)
    if (wait) return reply.back({ code: tooOften(wait) })
    const begun = await appSetup.look(db, request)
    if (begun?.userId !== id) return reply.back({ code: 'That took too long. Scan the new code below.' })
    const secret = unseal(settings.secret, `app setup ${id}`, begun.sealed)
    const step = stepOf(secret, request.body.code)
    if (!step)
      return reply.back({ code: 'That is not the code that the app shows now. Please try the next.' })
    await appSetup.take(db, request, reply)
    const to = await addFactor(db, settings, request, reply, {
      action: 'second-factor.app',
      what: 'An authenticator app was added to your account.',
      keep: (trx) => keepApp(trx, settings, id, secret, step).then(() => true),
    })
    return reply.done({ to: to ?? home, message: 'Your authenticator app is set up.' })
  })

  app.get(`${home}/passkey`, { config }, async (request, reply) => {
    const { id, email } = await own(request)
    const options = await registrationOptions(db, request, { id, email, name: request.viewer!.name })
    await passkeySetup.begin(db, request, reply, { userId: id, challenge: options.challenge })
    return reply.page('second-factor/passkey', { passkey: options })
  })
  app.post(`${home}/passkey`, { schema: { body: PasskeySetup }, config }, async (request, reply) => {
    const { id } = request.viewer!
    const asked = await passkeySetup.take(db, request, reply)
    const { passkey: answer, name } = request.body
    const to =
      asked?.userId === id &&
      (await addFactor(db, settings, request, reply, {
        action: 'second-factor.passkey',
        what: 'A passkey was added to your account.',
        keep: (trx) => keepPasskey(trx, request, id, { challenge: asked.challenge, answer, name }),
      }))
    if (!to) return reply.back({ form: 'The passkey could not be kept. Please try again.' })
    return reply.done({ to, message: 'Your passkey is set up.' })
  })

  app.get(`${home}/codes`, { config }, async (request, reply) =>
    reply.page('second-factor/codes', {
      codes: await freshCodes(db, settings, request),
      left: (await factorsOf(db, request.viewer!.id)).recoveryCodes,
      hasPassword: (await own(request)).passwordHash !== null,
    }),
  )
  app.post(`${home}/codes`, { schema: { body: Removal }, config }, async (request, reply) => {
    const account = await own(request)
    if (!(await isOwn(account, request.body.current))) return wrongPassword(reply)
    if (!(await factorsOf(db, account.id)).any) throw notFound()
    const codes = await db.transaction().execute(async (trx) => {
      await tell(trx, request, 'second-factor.codes', 'New recovery codes were made; the old ones are dead.')
      return renewRecoveryCodes(trx, settings, account.id)
    })
    await showOnce(db, settings, request, reply, codes)
    return reply.done({ to: `${home}/codes` })
  })

  app.post(`${home}/removal`, { schema: { body: Removal }, config }, async (request, reply) => {
    const account = await own(request)
    const { passkey, current } = request.body
    if (!(await isOwn(account, current))) return wrongPassword(reply)
    await db.transaction().execute(async (trx) => {
      const removed = await (passkey ? removePasskey(trx, account.id, passkey) : removeApp(trx, account.id))
      if (!removed.numDeletedRows) throw notFound('This second factor is no longer there.')
      if (!(await factorsOf(trx, account.id)).any) await forgetRecoveryCodes(trx, account.id)
      const what = passkey ? 'A passkey was removed from your account.' : 'The authenticator app was removed.'
      await tell(trx, request, 'second-factor.remove', what)
    })
    return reply.done({ to: home, message: 'Removed.' })
  })

  async function own({ viewer }: FastifyRequest) {
    const account = await accountById(db, viewer!.id)
    if (!account) throw notFound()
    return account
  }
}
