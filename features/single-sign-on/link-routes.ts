import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ownPassword, wrongPassword } from '#features/sign-in/index.ts'
import { accountById } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { signInTries } from '#spec/limits.ts'
import type { Tools } from '../list.ts'
import { link, unverified } from './entrance.ts'
import { linkedProviders, unlinkIdentity } from './identities.ts'
import type { Journeys } from './journey.ts'
import type { Claims } from './provider-client.ts'
import type { Provider } from './providers.ts'

const url = '/account/single-sign-on/:provider'
const ById = z.object({ provider: z.string() })
const Removal = z.object({ current: z.string().max(1024).default('') })
const config = { can: 'account.secure' } as const

/** Linking the own account to a provider, and taking the link away. */
export async function linkRoutes(app: App, { db, pool, settings }: Tools, way: Journeys) {
  const isOwn = ownPassword(pool)

  app.get(url, { schema: { params: ById }, config }, async (request, reply) => {
    const { id, name } = way.provider(request.params.provider)
    const account = await accountById(db, request.viewer!.id)
    const linked = await linkedProviders(db, settings, request.viewer!.id)
    const email = linked.find((one) => one.id === id)?.email ?? null
    return reply.page('single-sign-on/provider', { id, name, email, hasPassword: !!account?.passwordHash })
  })

  // A GET with an effect: only from our own page, so that nobody has an account of another linked to theirs.
  const limit = { ...signInTries.address, by: 'address' as const }
  const effect = { schema: { params: ById }, config: { ...config, sameOrigin: true, limit } }
  app.get(`${url}/link`, effect, (request, reply) => {
    const linkTo = request.viewer!.id
    return way.depart(way.provider(request.params.provider), request, reply, { redirectTo: null, linkTo })
  })

  app.post(`${url}/removal`, { schema: { params: ById, body: Removal }, config }, async (request, reply) => {
    const { id, name } = way.provider(request.params.provider)
    const account = await accountById(db, request.viewer!.id)
    if (!account?.passwordHash)
      return reply.back({ form: 'Choose a password first, or you could no longer sign in.' })
    if (!(await isOwn(account, request.body.current))) return wrongPassword(reply)
    await unlinkIdentity(db, account.id, id)
    await audit(db, request, {
      action: 'single-sign-on.unlink',
      subject: { type: 'user', id: account.id },
      detail: { provider: id },
    })
    return reply.done({ to: '/account', message: `${name} is no longer linked.` })
  })
}

/** Somebody signed in came back from a provider to link it. @returns why not, in words; null when it is linked */
export async function linkOwn(
  db: Db,
  request: FastifyRequest,
  provider: Provider,
  userId: string,
  claims: Claims,
): Promise<string | null> {
  const account = await accountById(db, userId)
  if (!account || request.viewer?.id !== userId || request.viewer.actorId)
    return 'You are signed in as somebody else by now. Please try again.'
  const { email, isEmailVerified } = claims
  if (!email || !isEmailVerified) return unverified(provider).refused
  const linked = await db.transaction().execute((trx) => link(trx, request, provider, account, claims, email))
  return linked ? null : `That account at ${provider.name} opens another account here already.`
}
