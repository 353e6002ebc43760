import { lookupOf } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import type { App } from '#lib/web.ts'
import { findCategories } from './categories.ts'

/** The lookup of job categories (document 3, section 7). */
export default async function routes(app: App, { db }: { db: Db }) {
  app.get(
    '/fetchers/categories',
    {
      schema: { querystring: LookupQuery, response: { 200: lookupOf('categories') } },
      config: { can: 'public' },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'public, max-age=3600')
      return lookupAnswer('categories', await findCategories(db, query), query)
    },
  )
}
