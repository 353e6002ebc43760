import { lookupOf } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import type { App } from '#lib/web.ts'
import { completions } from './completions.ts'
import { loadPlaces } from './index.ts'

/** The lookup of places for location fields: what `locationOf` understands, by how it begins. */
export default async function routes(app: App, { db }: { db: Db }) {
  app.get(
    '/fetchers/places',
    {
      schema: { querystring: LookupQuery, response: { 200: lookupOf('places') } },
      config: { can: 'public' },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'public, max-age=3600')
      return lookupAnswer('places', completions(await loadPlaces(db), query), query)
    },
  )
}
