import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signIn } from '#features/sign-in/index.ts'
import { matchSubscription } from '#features/sso-subscriptions/index.ts'
import { originOf } from '#features/themes/index.ts'
import { Invalid } from '#lib/problem.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'
import type { App, Tools } from '#lib/web.ts'
import { signInAttempts } from '#spec/limits.ts'
import { accountFor } from './entrance.ts'
import { journeys } from './journey.ts'
import { linkOwn, linkRoutes, linkUrl, proveOwn } from './link-routes.ts'
import { type Provider, providersOf } from './providers.ts'

const Onward = z.object({ redirectTo: z.string().optional().catch(undefined) })
const config = {
  can: 'public',
  limit: { ...signInAttempts.address, by: 'address' },
  shed: 'last',
} as const
const departing = { ...config, limit: { ...signInAttempts.departures, by: 'address' } } as const

/** Single sign-on at the documents' paths (document 2, section 2); redirectTo is carried through. */
export default async function singleSignOnRoutes(app: App, tools: Tools) {
  const { db, settings } = tools
  const way = journeys(tools)

  for (const provider of providersOf(settings)) {
    app.get(
      provider.start,
      { schema: { querystring: Onward }, config: departing },
      async (request, reply) => {
        const redirectTo = safeRedirect(request.query.redirectTo, originOf(request))
        if (request.viewer) return reply.redirect(redirectTo ?? '/', 303)
        return way.depart(provider, request, reply, { redirectTo, linkTo: null, prove: null })
      },
    )
    app.get(provider.callback, { config }, (request, reply) => returned(provider, request, reply))
  }
  await linkRoutes(app, tools, way)

  async function returned(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
    const begun = await way.back(request, reply)
    const onward = begun?.redirectTo ? `?redirectTo=${encodeURIComponent(begun.redirectTo)}` : ''
    const back = begun?.prove
      ? `/account/prove${onward}`
      : begun?.linkTo
        ? linkUrl(provider)
        : `/user/login${onward}`
    if (begun?.provider !== provider.id)
      throw new Invalid({ form: 'That took too long, or was started elsewhere. Please try again.' }, back)
    const claims = await way.arrive(provider, request, begun)
    if (!claims)
      throw new Invalid(
        { form: `Signing in with ${provider.name} did not work. Try again, or sign in another way.` },
        back,
      )
    if (begun.prove) return proveOwn(db, request, reply, { provider, claims, begun })
    if (begun.linkTo) {
      await linkOwn(db, request, provider, begun.linkTo, claims)
      return reply.done({ to: '/account', message: `${provider.name} is linked.` })
    }
    const { account, isNew } = await accountFor(db, request, { provider, claims, back })
    await matchSubscription(db, account.id, claims.subject)
    return signIn(tools, request, reply, account, { how: provider.id, redirectTo: begun.redirectTo, isNew })
  }
}
