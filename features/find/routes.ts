import type { App, Tools } from '#lib/web.ts'
import { find } from './find.ts'
import { FindQuery } from './schema.ts'

const often = { points: 240, seconds: 60, by: 'account' } as const

/** The search of everything: the command palette asks it, and it is a page without script. */
export default async function findRoutes(app: App, { db }: Tools) {
  app.get(
    '/find',
    { schema: { querystring: FindQuery }, config: { can: 'account.use', limit: often } },
    async ({ viewer, site, query, log }, reply) =>
      reply.page(
        'find/find',
        await find(db, { viewer: viewer!, site, log }, app.features.menuEntries, query.q),
      ),
  )
}
