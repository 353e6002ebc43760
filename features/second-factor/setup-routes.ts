import type { FastifyRequest } from 'fastify'
import { proveAddress, recentAuthentication, requiredProofFor } from '#features/sign-in/index.ts'
import { accountById } from '#features/users/index.ts'
import { pendingFlow } from '#lib/pending-flow.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import { seal, unseal } from '#lib/seal.ts'
import { endSessionsOf } from '#lib/session.ts'
import type { App, Tools } from '#lib/web.ts'
import { may } from '#spec/access.ts'
import { signInAttempts } from '#spec/limits.ts'
import { deleteApp, newSecret, saveApp, setupAddress, stepOf } from './app-codes.ts'
import { factorsOf } from './factors.ts'
import { deletePasskey, passkeyNotSaved, passkeysOf, registrationOptions, savePasskey } from './passkeys.ts'
import { qrPath } from './qr-path.ts'
import { deleteRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { AppSetup, CurrentPassword, DeleteFactor, PasskeySetup } from './schema.ts'
import { addFactor, freshCodes, notifyOwner, showOnce } from './setup.ts'

const config = { can: 'account.secure' } as const
/** Also for staff who must set one up first. */
const setup = { ...config, beforeSecondFactor: true } as const
const home = '/account/second-factor'
const appSetup = pendingFlow<{ userId: string; sealed: string }>('app_setup', 30)
const passkeySetup = pendingFlow<{ userId: string; challenge: string }>('passkey_setup', 10)

/** Sets up second factors: available to everyone, required of staff where the settings say so. */
export async function setupRoutes(app: App, { db, pool, settings }: Tools) {
  const requireRecent = recentAuthentication(pool)
  const attempts = limiter(pool, 'app-setup', signInAttempts.account)

  app.get(home, { config: setup }, async (request, reply) => {
    const { id } = request.viewer!
    const factors = await factorsOf(db, id)
    return reply.page('second-factor/overview', {
      factors,
      passkeys: await passkeysOf(db, request, id),
      requiredProof: await requiredProofFor(db, request, await own(request)),
      isOwed: settings.requireSecondFactor && !factors.any && may(request.viewer, 'second-factor.owed'),
    })
  })

  app.get(`${home}/app`, { config: setup }, async (request, reply) => {
    const account = await own(request)
    const { id, email } = account
    const begun = await appSetup.read(db, request)
    const purpose = `app setup ${id}`
    const secret = begun?.userId === id ? unseal(settings.secret, purpose, begun.sealed) : newSecret()
    if (begun?.userId !== id)
      await appSetup.begin(db, request, reply, { userId: id, sealed: seal(settings.secret, purpose, secret) })
    const address = setupAddress(secret, request.site.name, email)
    const inGroups = secret.replace(/(.{4})(?=.)/g, '$1 ')
    return reply.page('second-factor/app', {
      address,
      secret: inGroups,
      qr: qrPath(address),
      requiredProof: await requiredProofFor(db, request, account),
    })
  })
  app.post(`${home}/app`, { schema: { body: AppSetup }, config: setup }, async (request, reply) => {
    const account = await own(request)
    await requireRecent(request, reply, account, request.body.current, `${home}/app`)
    const { id } = account
    const wait = await attempts(id)
    if (wait) throw new Invalid({ code: tooOften(wait) })
    const begun = await appSetup.read(db, request)
    if (begun?.userId !== id) throw new Invalid({ code: 'That took too long. Scan the new code below.' })
    const secret = unseal(settings.secret, `app setup ${id}`, begun.sealed)
    const step = stepOf(secret, request.body.code)
    if (!step) throw new Invalid({ code: 'That is not the code the app shows now. Please try the next one.' })
    await appSetup.consume(db, request, reply)
    const to = await addFactor(db, settings, request, reply, {
      action: 'second-factor.app',
      what: 'An authenticator app was added to your account.',
      save: (trx) => saveApp(trx, settings, id, secret, step),
    })
    return reply.done({ to, message: 'Your authenticator app is set up.' })
  })

  app.get(`${home}/passkey`, { config: setup }, async (request, reply) => {
    const account = await own(request)
    const { id, email } = account
    const requiredProof = await requiredProofFor(db, request, account)
    // Before the device makes a key that we would refuse.
    if (requiredProof === 'another way') return reply.redirect(proveAddress(`${home}/passkey`), 303)
    const options = await registrationOptions(db, request, { id, email, name: request.viewer!.name })
    await passkeySetup.begin(db, request, reply, { userId: id, challenge: options.challenge })
    return reply.page('second-factor/passkey', { passkey: options, requiredProof })
  })
  app.post(`${home}/passkey`, { schema: { body: PasskeySetup }, config: setup }, async (request, reply) => {
    const account = await own(request)
    await requireRecent(request, reply, account, request.body.current, `${home}/passkey`)
    const { id } = account
    const begun = await passkeySetup.consume(db, request, reply)
    const { passkey: answer, name } = request.body
    if (begun?.userId !== id) throw passkeyNotSaved()
    const to = await addFactor(db, settings, request, reply, {
      action: 'second-factor.passkey',
      what: 'A passkey was added to your account.',
      save: (trx) => savePasskey(trx, request, id, { challenge: begun.challenge, answer, name }),
    })
    return reply.done({ to, message: 'Your passkey is set up.' })
  })

  app.get(`${home}/codes`, { config }, async (request, reply) =>
    reply.page('second-factor/codes', {
      codes: await freshCodes(db, settings, request),
      left: (await factorsOf(db, request.viewer!.id)).recoveryCodes,
      requiredProof: await requiredProofFor(db, request, await own(request)),
    }),
  )
  app.post(`${home}/codes`, { schema: { body: CurrentPassword }, config }, async (request, reply) => {
    const account = await own(request)
    await requireRecent(request, reply, account, request.body.current, `${home}/codes`)
    if (!(await factorsOf(db, account.id)).any) throw notFound()
    const codes = await db.transaction().execute(async (trx) => {
      await notifyOwner(
        trx,
        request,
        'second-factor.codes',
        'New recovery codes were created; the old ones no longer work.',
      )
      await endSessionsOf(trx, account.id, request.session!.token)
      return renewRecoveryCodes(trx, settings, account.id)
    })
    await showOnce(db, settings, request, reply, codes)
    return reply.done({ to: `${home}/codes` })
  })

  app.post(`${home}/delete`, { schema: { body: DeleteFactor }, config }, async (request, reply) => {
    const account = await own(request)
    const { passkey, current } = request.body
    await requireRecent(request, reply, account, current, home)
    await db.transaction().execute(async (trx) => {
      const removed = await (passkey ? deletePasskey(trx, account.id, passkey) : deleteApp(trx, account.id))
      if (!removed.numDeletedRows) throw notFound('This second factor was already removed.')
      if (!(await factorsOf(trx, account.id)).any) await deleteRecoveryCodes(trx, account.id)
      const what = passkey ? 'A passkey was removed from your account.' : 'The authenticator app was removed.'
      await endSessionsOf(trx, account.id, request.session!.token)
      await notifyOwner(trx, request, 'second-factor.remove', what)
    })
    return reply.done({ to: home, message: 'Removed.' })
  })

  async function own({ viewer }: FastifyRequest) {
    const account = await accountById(db, viewer!.id)
    if (!account) throw notFound()
    return account
  }
}
