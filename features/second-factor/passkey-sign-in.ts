import { z } from 'zod'
import { signIn } from '#features/sign-in/index.ts'
import { originOf } from '#features/themes/index.ts'
import { accountById } from '#features/users/index.ts'
import { pendingFlow } from '#lib/pending-flow.ts'
import { Invalid } from '#lib/problem.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { authenticationOptions, passkeyOwner } from './passkeys.ts'
import { SecondFactor } from './schema.ts'

const passkeyChallenge = pendingFlow<{ challenge: string }>('passkey_sign_in', 10)
const Onward = z.object({ redirectTo: z.string().optional().catch(undefined) })
const refused = 'This passkey does not belong to an account here. Sign in with your password instead.'

/** Signing in with only a passkey: it counts as two factors, because the device verified its owner. */
export async function passkeySignInRoutes(app: App, tools: Tools) {
  const { db } = tools
  const url = '/user/passkey'
  const schema = { querystring: Onward }

  app.get(url, { schema, config: { can: 'public', form: true, shed: 'last' } }, async (request, reply) => {
    if (request.viewer) return reply.redirect('/', 303)
    const options = await authenticationOptions(db, request)
    await passkeyChallenge.begin(db, request, reply, { challenge: options.challenge })
    const redirectTo = safeRedirect(request.query.redirectTo, originOf(request))
    return reply.page('second-factor/passkey-sign-in', { passkey: options, redirectTo })
  })

  const limit = { ...signInAttempts.address, by: 'address' as const }
  app.post(
    url,
    { schema: { ...schema, body: SecondFactor }, config: { can: 'public', limit, shed: 'last' } },
    async (request, reply) => {
      const begun = await passkeyChallenge.consume(db, request, reply)
      const answer = {
        challenge: begun?.challenge ?? '',
        answer: request.body.passkey ?? '',
        userVerification: true,
      }
      const userId = begun && (await passkeyOwner(db, request, answer))
      const account = userId && (await accountById(db, userId))
      if (!account || account.isDisabled || !account.isActivated) throw new Invalid({ form: refused })
      const { redirectTo } = request.query
      return signIn(tools, request, reply, account, { how: 'passkey', isBoth: true, redirectTo })
    },
  )
}
