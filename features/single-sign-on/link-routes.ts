import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  isFresh,
  mailCredentialsChanged,
  recentAuthentication,
  signInAgain,
} from '#features/sign-in/index.ts'
import { mailSite } from '#features/themes/index.ts'
import { accountById } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { endSessionsOf } from '#lib/session.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { link, unverified } from './entrance.ts'
import { linkedProviders, unlinkIdentity } from './identities.ts'
import type { Journeys } from './journey.ts'
import type { Claims } from './provider-client.ts'
import type { Provider } from './providers.ts'

const url = '/account/single-sign-on/:provider'
const ByProvider = z.object({ provider: z.string() })
const Unlink = z.object({ current: z.string().max(1024).default('') })
const config = { can: 'account.secure' } as const

export const linkUrl = ({ id }: Provider) => `/account/single-sign-on/${id}`

/** Links an account to a provider, and unlinks it. */
export async function linkRoutes(app: App, { db, pool, settings }: Tools, way: Journeys) {
  const requireRecent = recentAuthentication(pool)

  app.get(url, { schema: { params: ByProvider }, config }, async (request, reply) => {
    const { id, name } = way.provider(request.params.provider)
    const account = await accountById(db, request.viewer!.id)
    const linked = await linkedProviders(db, settings, request.viewer!.id)
    const email = linked.find((one) => one.id === id)?.email ?? null
    return reply.page('single-sign-on/provider', { id, name, email, hasPassword: !!account?.passwordHash })
  })

  // A GET with an effect: only from our own page, so that nobody can be made to link a stranger's account.
  const limit = { ...signInAttempts.address, by: 'address' as const }
  const effect = { schema: { params: ByProvider }, config: { ...config, sameOrigin: true, limit } }
  app.get(`${url}/link`, effect, async (request, reply) => {
    const provider = way.provider(request.params.provider)
    if (!isFresh(request)) throw new Invalid({ form: signInAgain }, linkUrl(provider))
    const linkTo = request.viewer!.id
    return way.depart(provider, request, reply, { redirectTo: null, linkTo })
  })

  app.post(
    `${url}/delete`,
    { schema: { params: ByProvider, body: Unlink }, config },
    async (request, reply) => {
      const { id, name } = way.provider(request.params.provider)
      const account = await accountById(db, request.viewer!.id)
      if (!account?.passwordHash)
        throw new Invalid({ form: 'Choose a password first, or you could no longer sign in.' })
      await requireRecent(request, account, request.body.current)
      await unlinkIdentity(db, account.id, id)
      await endSessionsOf(db, account.id, request.session!.token)
      const what = `You can no longer sign in with your ${name} account.`
      await mailCredentialsChanged(db, account, { site: mailSite(request), themeId: request.site.id, what })
      await audit(db, request, {
        action: 'single-sign-on.unlink',
        subject: { type: 'user', id: account.id },
        detail: { provider: id },
      })
      return reply.done({ to: '/account', message: `${name} is no longer linked.` })
    },
  )
}

/** Links the account of someone who came back from a provider signed in. @throws Invalid when it cannot be linked */
export async function linkOwn(
  db: Db,
  request: FastifyRequest,
  provider: Provider,
  userId: string,
  claims: Claims,
): Promise<void> {
  const back = linkUrl(provider)
  const account = await accountById(db, userId)
  if (!account || request.viewer?.id !== userId || request.viewer.actorId)
    throw new Invalid({ form: 'You are now signed in as someone else. Please try again.' }, back)
  const { email, isEmailVerified } = claims
  if (!email || !isEmailVerified) throw unverified(provider, back)
  const linked = await db.transaction().execute((trx) => link(trx, request, provider, account, claims, email))
  if (!linked)
    throw new Invalid({ form: `That ${provider.name} account is already linked to another account.` }, back)
  await endSessionsOf(db, account.id, request.session!.token)
}
