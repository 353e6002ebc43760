import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { NewsPage } from './answers.ts'
import { newsOfYear, pathOfArticle } from './articles.ts'
import { NewsQuery } from './schema.ts'

const config = { can: 'public', cached: true, application: 'newsRoom' } as const

/** The articles of a site whose news room is enabled (document 2, section 2). */
export default async function newsRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/news',
    { schema: { querystring: NewsQuery, response: { 200: NewsPage } }, config },
    async (request, reply) => reply.page('news/news', await newsOfYear(db, request.site, request.query.year)),
  )

  for (const path of ['/news/:id', '/articles/:id'])
    app.get(
      path,
      { schema: { params: ById }, config: { can: 'public', application: 'newsRoom' } },
      async (request, reply) => {
        const found = await pathOfArticle(db, request.site, request.params.id)
        if (!found) throw notFound('There is no such article.')
        return reply.redirect(found, 302)
      },
    )
}
