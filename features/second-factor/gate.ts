import plugin from 'fastify-plugin'
import { forbidden } from '#lib/problem.ts'
import { representation } from '#lib/web.ts'
import { may } from '#spec/access.ts'

/**
 * Redirects staff who must set up a second factor from everything but public pages to the setup. Until then they count as
 * visitors (lib/session.ts). Register it before the access check, which would ask them to sign in.
 */
export const secondFactorGate = plugin(async (app) => {
  app.addHook('onRequest', async ({ halfSignedIn, viewer, routeOptions, method, headers }, reply) => {
    const { can = 'public' } = routeOptions.config
    if (halfSignedIn?.owed !== 'setup' || viewer || may(null, can)) return
    if (method === 'GET' && representation(headers) !== 'json')
      return reply.redirect('/account/second-factor', 303)
    throw forbidden('Please set up a second factor first, in your account settings.')
  })
})
