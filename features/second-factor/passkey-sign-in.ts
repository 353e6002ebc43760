import { z } from 'zod'
import { signIn } from '#features/sign-in/index.ts'
import { originOf } from '#features/themes/index.ts'
import { accountById } from '#features/users/index.ts'
import { handshake } from '#lib/handshake.ts'
import { ownPath } from '#lib/own-path.ts'
import type { App } from '#lib/web.ts'
import { signInTries } from '#spec/limits.ts'
import type { Tools } from '../list.ts'
import { authenticationOptions, passkeyOwner } from './passkeys.ts'
import { Shown } from './schema.ts'

const question = handshake<{ challenge: string }>('passkey_sign_in', 10)
const Onward = z.object({ redirectTo: z.string().optional().catch(undefined) })
const refused = 'This passkey opens no account here. Sign in with your password instead.'

/** Signing in with a passkey alone: it is something one has, and the device has recognised its owner. */
export async function passkeySignInRoutes(app: App, tools: Tools) {
  const { db } = tools
  const url = '/user/passkey'
  const schema = { querystring: Onward }

  app.get(url, { schema, config: { can: 'public', form: true, shed: 'last' } }, async (request, reply) => {
    if (request.viewer) return reply.redirect('/', 303)
    const options = await authenticationOptions(db, request)
    await question.begin(db, request, reply, { challenge: options.challenge })
    const redirectTo = ownPath(request.query.redirectTo, originOf(request))
    return reply.page('second-factor/passkey-sign-in', { passkey: options, redirectTo })
  })

  const limit = { ...signInTries.address, by: 'address' as const }
  app.post(
    url,
    { schema: { ...schema, body: Shown }, config: { can: 'public', limit, shed: 'last' } },
    async (request, reply) => {
      const asked = await question.take(db, request, reply)
      const answer = {
        challenge: asked?.challenge ?? '',
        answer: request.body.passkey ?? '',
        userVerification: true,
      }
      const userId = asked && (await passkeyOwner(db, request, answer))
      const account = userId && (await accountById(db, userId))
      if (!account || account.isDisabled || !account.isActivated) return reply.back({ form: refused })
      const { redirectTo } = request.query
      return signIn(tools, request, reply, account, { how: 'passkey', isBoth: true, redirectTo })
    },
  )
}
