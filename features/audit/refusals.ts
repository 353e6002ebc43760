import plugin from 'fastify-plugin'
import type pg from 'pg'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { limiter } from '#lib/rate-limit.ts'

/** How many refusals of one person are audited each; beyond that it is a program trying addresses. */
const often = { points: 100, seconds: 3600 } as const

/**
 * Audits that a signed-in person was refused access. A write without its CSRF token does not count, nor does a pasted
 * address: any other site can cause them.
 */
export const refusalsAudited = plugin<{ db: Db; pool: pg.Pool }>(async (app, { db, pool }) => {
  const isOverLimit = limiter(pool, 'refusals', often)
  app.addHook('onSend', async (request, reply) => {
    const viewer = request.viewer ?? request.halfSignedIn?.viewer
    if (reply.statusCode !== 403 || !viewer || request.lacksCsrfToken || request.isPasted) return
    try {
      if (await isOverLimit(viewer.id)) return
      const { method, routeOptions } = request
      const detail = {
        method,
        route: routeOptions.url ?? '',
        address: request.url.split('?')[0]!.slice(0, 300),
      }
      await audit(
        db,
        { viewer, ip: request.ip },
        { action: 'access.refused', themeId: request.site?.id, detail },
      )
    } catch (err) {
      request.log.error({ err }, 'a refusal could not be audited')
    }
  })
})
