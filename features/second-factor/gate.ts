import plugin from 'fastify-plugin'
import { Problem } from '#lib/problem.ts'
import { representation } from '#lib/web.ts'
import { may } from '#spec/access.ts'

const free = /^(public|account\.)/

/**
 * Where the setting asks it, those who manage other people get to their work only with a second factor. What everybody
 * may see, and their own account, where they set one up, stay open. A switched account carries the factor of who switched.
 */
export const secondFactorGate = plugin<{ required: boolean }>(async (app, { required }) => {
  if (!required) return
  app.addHook('onRequest', async ({ viewer, session, routeOptions, method, headers }, reply) => {
    const { can = 'public' } = routeOptions.config
    if (free.test(can) || session?.secondFactorAt || !may(viewer, 'second-factor.owed')) return
    if (method === 'GET' && representation(headers) !== 'json')
      return reply.redirect('/account/second-factor', 303)
    throw new Problem(403, 'Please set up a second factor first, in your account settings.')
  })
})
