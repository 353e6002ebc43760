import plugin from 'fastify-plugin'
import { audit } from './audit.ts'
import type { Db } from './db.ts'

/**
 * Records every write in a switched account in the audit trail, for all routes and before the handler runs. Register
 * it after the access check.
 */
export const switchedWrites = plugin<{ db: Db }>(async (app, { db }) => {
  app.addHook('preHandler', async (request) => {
    const { viewer, method, routeOptions } = request
    const { can, sameOrigin } = routeOptions.config
    const isRead = (method === 'GET' || method === 'HEAD') && !sameOrigin
    // Returning has its own entry.
    if (!viewer?.actorId || isRead || can === 'account.return') return
    await audit(db, request, {
      action: 'account.act',
      subject: { type: 'user', id: viewer.id },
      // The route and not the URL, which may contain a signature or ids.
      detail: { method, route: routeOptions.url ?? '' },
    })
  })
})
