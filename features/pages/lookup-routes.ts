import { z } from 'zod'
import { lookupOf } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { LookupQuery, lookupAnswer, pageOf, wordsBegin } from '#lib/lookup.ts'
import type { App } from '#lib/web.ts'
import { editableTheme, pagesFor } from './find.ts'
import { addressOf } from './model/address.ts'

const Query = LookupQuery.extend({ theme: z.uuid().optional() })

/** The lookup of a site's pages (document 3, section 7), for those who edit them; `address` is what links lead to. */
export async function pageLookupRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/fetchers/pages',
    { schema: { querystring: Query, response: { 200: lookupOf('pages') } }, config: { can: 'pages.edit' } },
    async ({ query, viewer, site }, reply) => {
      const { id } = await editableTheme(db, viewer, query.theme ?? site.id)
      const pages = await pagesFor(db, id)
      const found = pages.filter(
        ({ name, route }) => wordsBegin(query.q, name) || (query.q !== '' && route?.includes(query.q)),
      )
      const choices = pageOf(found, query).map(({ id, name, route }) => ({
        ...{ value: id, label: name },
        address: addressOf({ type: route === null ? 'home' : 'page', route }),
      }))
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('pages', { choices, total: found.length }, query)
    },
  )
}
