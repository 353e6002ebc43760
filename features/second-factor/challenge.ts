import type { FastifyReply, FastifyRequest } from 'fastify'
import { enter, hashedKey, secondStep } from '#features/sign-in/index.ts'
import { accountById } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import { pendingFlow } from '#lib/pending-flow.ts'
import { Invalid } from '#lib/problem.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { isAppCode } from './app-codes.ts'
import { factorsOf } from './factors.ts'
import { authenticationOptions, passkeyOwner, passkeysHere } from './passkeys.ts'
import { isRecoveryCode } from './recovery-codes.ts'
import { SecondFactor } from './schema.ts'

const passkeyChallenge = pendingFlow<{ challenge: string; userId: string }>('passkey_shown', 10)
const url = '/user/second-factor'
const expired = () => new Invalid({ form: 'Your sign-in has expired. Please start over.' }, '/user/login')

/** The second step of signing in: an app code, a passkey or a recovery code. */
export async function challengeRoutes(app: App, { db, pool, settings }: Tools) {
  const attempts = limiter(pool, 'second-factor', signInAttempts.account)

  app.get(url, { config: { can: 'public', form: true, shed: 'last' } }, async (request, reply) => {
    const half = await secondStep.read(db, request)
    if (!half) return reply.redirect('/user/login', 303)
    const { app: hasApp } = await factorsOf(db, half.userId)
    const hasPasskey = (await passkeysHere(db, request, half.userId)).length > 0
    return reply.page('second-factor/challenge', {
      hasApp,
      passkey: hasPasskey ? await beginPasskey(request, reply, half.userId) : null,
    })
  })

  const limit = { ...signInAttempts.address, by: 'address' as const }
  app.post(
    url,
    { schema: { body: SecondFactor }, config: { can: 'public', limit, shed: 'last' } },
    async (request, reply) => {
      const half = await secondStep.read(db, request)
      if (!half) throw expired()
      const wait = await attempts(hashedKey(half.userId))
      if (wait) throw new Invalid({ code: tooOften(wait) })
      if (!(await isValid(request, reply, half.userId))) {
        await auditFailure(request, half.userId)
        throw new Invalid({ code: 'That is not right. A code works once and expires after half a minute.' })
      }
      const account = await accountById(db, half.userId)
      if (!(await secondStep.consume(db, request, reply)) || !account || account.isDisabled) throw expired()
      await attempts.forget(hashedKey(half.userId))
      await request.giveBackAttempt()
      await enter(db, request, reply, half.userId, { how: half.how, secondFactor: true })
      return reply.done({ to: half.redirectTo ?? '/', body: { user: { id: half.userId } } })
    },
  )

  async function beginPasskey(request: FastifyRequest, reply: FastifyReply, userId: string) {
    const options = await authenticationOptions(db, request, userId)
    await passkeyChallenge.begin(db, request, reply, { challenge: options.challenge, userId })
    return options
  }

  async function isValid(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<boolean> {
    const { code, passkey } = request.body as SecondFactor
    if (passkey) {
      const begun = await passkeyChallenge.consume(db, request, reply)
      if (begun?.userId !== userId) return false
      const answer = { challenge: begun.challenge, answer: passkey, userVerification: false }
      return (await passkeyOwner(db, request, answer)) === userId
    }
    if (!code) return false
    return (await isAppCode(db, settings, userId, code)) || (await isRecoveryCode(db, settings, userId, code))
  }

  const auditFailure = (request: FastifyRequest, userId: string) =>
    audit(db, request, {
      action: 'second-factor.failed',
      subject: { type: 'user', id: userId },
      themeId: request.site.id,
    })
}
