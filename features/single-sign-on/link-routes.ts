import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  isFresh,
  mailCredentialsChanged,
  proveAddress,
  proven,
  recentAuthentication,
  requiredProofFor,
} from '#features/sign-in/index.ts'
import { mailSite, originOf } from '#features/themes/index.ts'
import { type Account, accountById } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'
import { endSessionsOf } from '#lib/session.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { link, unverified } from './entrance.ts'
import { identityOwner, linkedProviders, unlinkIdentity } from './identities.ts'
import type { Journey, Journeys } from './journey.ts'
import type { Claims } from './provider-client.ts'
import type { Provider } from './providers.ts'

const url = '/account/single-sign-on/:provider'
const ByProvider = z.object({ provider: z.string() })
const Onward = z.object({ redirectTo: z.string().optional().catch(undefined) })
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
    const hasPassword = !!account?.passwordHash
    const requiredProof = account ? await requiredProofFor(db, request, account) : 'another way'
    return reply.page('single-sign-on/provider', {
      id,
      name,
      email,
      hasPassword,
      requiredProof,
    })
  })

  // A GET with an effect: only from our own page, so that nobody can be made to link a stranger's account.
  const limit = { ...signInAttempts.address, by: 'address' as const }
  const effect = { schema: { params: ByProvider }, config: { ...config, sameOrigin: true, limit } }
  app.get(`${url}/link`, effect, async (request, reply) => {
    const provider = way.provider(request.params.provider)
    if (!isFresh(request)) return reply.redirect(proveAddress(linkUrl(provider)), 303)
    const linkTo = request.viewer!.id
    return way.depart(provider, request, reply, { redirectTo: null, linkTo, prove: null })
  })

  const toProve = { ...effect, schema: { params: ByProvider, querystring: Onward } }
  app.get(`${url}/prove`, toProve, async (request, reply) => {
    const provider = way.provider(request.params.provider)
    const redirectTo = safeRedirect(request.query.redirectTo, originOf(request))
    return way.depart(provider, request, reply, { redirectTo, linkTo: null, prove: request.viewer!.id })
  })

  app.post(
    `${url}/delete`,
    { schema: { params: ByProvider, body: Unlink }, config },
    async (request, reply) => {
      const { id, name } = way.provider(request.params.provider)
      const account = await accountById(db, request.viewer!.id)
      if (!account?.passwordHash)
        throw new Invalid({ form: 'Choose a password first, or you could no longer sign in.' })
      await requireRecent(request, reply, account, request.body.current, `/account/single-sign-on/${id}`)
      await unlink(db, request, account, { id, name })
      return reply.done({ to: '/account', message: `${name} is no longer linked.` })
    },
  )
}

/** Takes a way to sign in away. Doing it again changes nothing. */
const unlink = (
  db: Db,
  request: FastifyRequest,
  account: Account,
  { id, name }: Pick<Provider, 'id' | 'name'>,
) =>
  db.transaction().execute(async (trx) => {
    if (!(await unlinkIdentity(trx, account.id, id))) return
    await endSessionsOf(trx, account.id, request.session!.token)
    const what = `You can no longer sign in with your ${name} account.`
    await mailCredentialsChanged(trx, account, { site: mailSite(request), themeId: request.site.id, what })
    const subject = { type: 'user', id: account.id }
    await audit(trx, request, { action: 'single-sign-on.unlink', subject, detail: { provider: id } })
  })

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
  const linked = await db.transaction().execute(async (trx) => {
    const isLinked = await link(trx, request, provider, account, claims, email)
    if (isLinked) await endSessionsOf(trx, account.id, request.session!.token)
    return isLinked
  })
  if (!linked)
    throw new Invalid({ form: `That ${provider.name} account is already linked to another account.` }, back)
}

/** Somebody came back from a provider to prove that it is still them. @throws Invalid when it is somebody else there */
export async function proveOwn(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, claims, begun }: { provider: Provider; claims: Claims; begun: Journey },
) {
  const { viewer } = request
  const isOwn =
    viewer?.id === begun.prove &&
    !viewer?.actorId &&
    (await identityOwner(db, provider.id, claims.subject)) === begun.prove
  if (!isOwn)
    throw new Invalid(
      { form: `That ${provider.name} account is not the one linked to your account here.` },
      proveAddress(begun.redirectTo ?? '/account'),
    )
  await audit(db, request, {
    action: 'session.prove',
    subject: { type: 'user', id: viewer!.id },
    detail: { how: provider.id },
  })
  return proven(db, request, reply, begun.redirectTo)
}
