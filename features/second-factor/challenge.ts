import type { FastifyReply, FastifyRequest } from 'fastify'
import { enter, hidden, secondStep } from '#features/sign-in/index.ts'
import { accountById } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import { handshake } from '#lib/handshake.ts'
import { limiter, tooOften } from '#lib/rate-limit.ts'
import type { App } from '#lib/web.ts'
import { signInTries } from '#spec/limits.ts'
import type { Tools } from '../list.ts'
import { isAppCode } from './app-codes.ts'
import { factorsOf } from './factors.ts'
import { authenticationOptions, passkeyOwner, passkeysHere } from './passkeys.ts'
import { isRecoveryCode } from './recovery-codes.ts'
import { Shown } from './schema.ts'

const question = handshake<{ challenge: string; userId: string }>('passkey_shown', 10)
const url = '/user/second-factor'

/** The second step of signing in: a code of the app, a passkey or a recovery code. */
export async function challengeRoutes(app: App, { db, pool, settings }: Tools) {
  const tries = limiter(pool, 'second-factor', signInTries.account)

  app.get(url, { config: { can: 'public', form: true, shed: 'last' } }, async (request, reply) => {
    const half = await secondStep.look(db, request)
    if (!half) return reply.redirect('/user/login', 303)
    const { app: hasApp } = await factorsOf(db, half.userId)
    const hasPasskey = (await passkeysHere(db, request, half.userId)).length > 0
    return reply.page('second-factor/challenge', {
      hasApp,
      passkey: hasPasskey ? await asked(request, reply, half.userId) : null,
    })
  })

  const limit = { ...signInTries.address, by: 'address' as const }
  app.post(
    url,
    { schema: { body: Shown }, config: { can: 'public', limit, shed: 'last' } },
    async (request, reply) => {
      const half = await secondStep.look(db, request)
      if (!half) return reply.back({}, {}, '/user/login')
      const wait = await tries(hidden(half.userId))
      if (wait) return reply.back({ code: tooOften(wait) })
      if (!(await shows(request, reply, half.userId))) {
        await refused(request, half.userId)
        return reply.back({ code: 'That is not right. A code is good for half a minute and works once.' })
      }
      const account = await accountById(db, half.userId)
      if (!(await secondStep.take(db, request, reply)) || !account || account.isDisabled)
        return reply.back({}, {}, '/user/login')
      await tries.forget(hidden(half.userId))
      await enter(db, request, reply, half.userId, { how: half.how, secondFactor: true })
      return reply.done({ to: half.redirectTo ?? '/', body: { user: { id: half.userId } } })
    },
  )

  async function asked(request: FastifyRequest, reply: FastifyReply, userId: string) {
    const options = await authenticationOptions(db, request, userId)
    await question.begin(db, request, reply, { challenge: options.challenge, userId })
    return options
  }

  async function shows(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<boolean> {
    const { code, passkey } = request.body as typeof Shown._output
    if (passkey) {
      const asked = await question.take(db, request, reply)
      if (asked?.userId !== userId) return false
      const answer = { challenge: asked.challenge, answer: passkey, userVerification: false }
      return (await passkeyOwner(db, request, answer)) === userId
    }
    if (!code) return false
    return (await isAppCode(db, settings, userId, code)) || (await isRecoveryCode(db, settings, userId, code))
  }

  const refused = (request: FastifyRequest, userId: string) =>
    audit(db, request, {
      action: 'second-factor.failed',
      subject: { type: 'user', id: userId },
      themeId: request.site.id,
    })
}
