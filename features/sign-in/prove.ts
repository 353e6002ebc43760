import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  authenticationOptions,
  factorsOf,
  isAppCode,
  passkeyOwner,
  passkeysHere,
} from '#features/second-factor/index.ts'
import { linkedProviders } from '#features/single-sign-on/index.ts'
import { originOf } from '#features/themes/index.ts'
import { type Account, accountById } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import { pendingFlow } from '#lib/pending-flow.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { hashedKey } from './attempts.ts'
import { ownPassword } from './own-password.ts'
import { proven } from './prove-first.ts'
import { Onward, Proof } from './schema.ts'

const passkeyChallenge = pendingFlow<{ challenge: string; userId: string }>('passkey_proof', 10)
const config = { can: 'account.secure' } as const
const url = '/account/prove'
const wrongPasskey = 'This passkey was not accepted. Try again, or use another way.'
const wrongCode = 'That is not right. A code works once and expires after half a minute.'

/** Asks a person who is signed in to prove that it is still them, before they change how they sign in (decision 226). */
export async function proveRoutes(app: App, { db, pool, settings }: Tools) {
  const isOwn = ownPassword(pool)
  const attempts = limiter(pool, 'second-factor', signInAttempts.account)

  app.get(url, { schema: { querystring: Onward }, config }, async (request, reply) => {
    const account = await own(request)
    const { app: hasApp } = await factorsOf(db, account.id)
    const hasPasskey = (await passkeysHere(db, request, account.id)).length > 0
    const linked = await linkedProviders(db, settings, account.id)
    return reply.page('sign-in/prove', {
      hasPassword: account.passwordHash !== null,
      hasApp,
      passkey: hasPasskey ? await beginPasskey(request, reply, account.id) : null,
      providers: linked.filter(({ email }) => email !== null).map(({ id, name }) => ({ id, name })),
      redirectTo: safeRedirect(request.query.redirectTo, originOf(request)) ?? '/account',
    })
  })

  app.post(url, { schema: { querystring: Onward, body: Proof }, config }, async (request, reply) => {
    const account = await own(request)
    await requireProof(request, reply, account)
    await audit(db, request, { action: 'session.prove', subject: { type: 'user', id: account.id } })
    return proven(db, request, reply, request.query.redirectTo)
  })

  async function requireProof(request: FastifyRequest, reply: FastifyReply, account: Account) {
    const { current, code, passkey } = request.body as Proof
    if (current && account.passwordHash !== null) {
      if (await isOwn(account, current)) return
      throw new Invalid({ current: 'This is not your password. Please try again.' })
    }
    if (!code && !passkey) throw new Invalid({ form: 'Please use one of the ways below.' })
    const key = hashedKey(account.id)
    const wait = await attempts(key)
    if (wait) throw new Invalid({ [passkey ? 'form' : 'code']: tooOften(wait) })
    const isRight = passkey
      ? await isPasskeyOf(request, reply, account.id, passkey)
      : await isAppCode(db, settings, account.id, code)
    // With a passkey alone there is no field for a code.
    if (!isRight) throw new Invalid(passkey ? { form: wrongPasskey } : { code: wrongCode })
    await attempts.forget(key)
  }

  async function beginPasskey(request: FastifyRequest, reply: FastifyReply, userId: string) {
    const options = await authenticationOptions(db, request, userId)
    await passkeyChallenge.begin(db, request, reply, { challenge: options.challenge, userId })
    return options
  }

  async function isPasskeyOf(request: FastifyRequest, reply: FastifyReply, userId: string, answer: string) {
    const begun = await passkeyChallenge.consume(db, request, reply)
    if (begun?.userId !== userId) return false
    const given = { challenge: begun.challenge, answer, userVerification: false }
    return (await passkeyOwner(db, request, given)) === userId
  }

  async function own({ viewer }: FastifyRequest) {
    const account = await accountById(db, viewer!.id)
    if (!account) throw notFound()
    return account
  }
}
