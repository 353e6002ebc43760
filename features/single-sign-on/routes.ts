import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signIn } from '#features/sign-in/index.ts'
import { originOf } from '#features/themes/index.ts'
import { ownPath } from '#lib/own-path.ts'
import type { App } from '#lib/web.ts'
import { signInTries } from '#spec/limits.ts'
import type { Tools } from '../list.ts'
import { entranceOf } from './entrance.ts'
import { journeys } from './journey.ts'
import { linkOwn, linkRoutes } from './link-routes.ts'
import { type Provider, providersOf } from './providers.ts'

const Onward = z.object({ redirectTo: z.string().optional().catch(undefined) })
const config = {
  can: 'public',
  limit: { ...signInTries.address, by: 'address' },
  shed: 'last',
} as const

/** Single sign-on at the documents' paths (document 2, section 2); redirectTo is carried through. */
export default async function singleSignOnRoutes(app: App, tools: Tools) {
  const { db, settings } = tools
  const way = journeys(tools)

  for (const provider of providersOf(settings)) {
    app.get(provider.start, { schema: { querystring: Onward }, config }, async (request, reply) => {
      const redirectTo = ownPath(request.query.redirectTo, originOf(request))
      if (request.viewer) return reply.redirect(redirectTo ?? '/', 303)
      return way.depart(provider, request, reply, { redirectTo, linkTo: null })
    })
    app.get(provider.callback, { config }, (request, reply) => returned(provider, request, reply))
  }
  await linkRoutes(app, tools, way)

  async function returned(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
    const begun = await way.back(request, reply)
    const onward = begun?.redirectTo ? `?redirectTo=${encodeURIComponent(begun.redirectTo)}` : ''
    const back = begun?.linkTo ? `/account/single-sign-on/${provider.id}` : `/user/login${onward}`
    const refuse = (words: string) => reply.back({ form: words }, {}, back)
    if (begun?.provider !== provider.id)
      return refuse('That took too long, or was begun elsewhere. Please try again.')
    const claims = await way.arrive(provider, request, begun)
    if (!claims)
      return refuse(`Signing in with ${provider.name} did not work. Please try again, or go another way.`)
    if (begun.linkTo) {
      const refused = await linkOwn(db, request, provider, begun.linkTo, claims)
      return refused
        ? refuse(refused)
        : reply.done({ to: '/account', message: `${provider.name} is linked.` })
    }
    const entrance = await entranceOf(db, request, provider, claims)
    if ('refused' in entrance) return refuse(entrance.refused)
    const { account, isNew } = entrance
    return signIn(tools, request, reply, account, { how: provider.id, redirectTo: begun.redirectTo, isNew })
  }
}
