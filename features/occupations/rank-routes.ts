import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { userMessages } from '#spec/messages.ts'
import { rankEdit, ranksToEdit, saveRank } from './rank-edit.ts'
import { BySlug, RankForm, RankQuery } from './schema.ts'

const config = { can: 'ranks.edit' } as const
const url = '/admin/ranks/:id/edit'

/** /admin/ranks/{id}/edit (document 2, section 2), and the list that leads there. */
export default async function rankRoutes(app: App, { db }: { db: Db }) {
  app.get('/admin/ranks', { schema: { querystring: RankQuery }, config }, async ({ query }, reply) =>
    reply.page('occupations/ranks', await ranksToEdit(db, query.c)),
  )

  app.get(url, { schema: { params: BySlug }, config }, async ({ params }, reply) =>
    reply.page('occupations/rank', await rankEdit(db, params.id)),
  )

  app.put(url, { schema: { params: BySlug, body: RankForm }, config }, async (request, reply) => {
    const { id } = request.params
    await rankEdit(db, id)
    await saveRank(db, request, id, request.body)
    return reply.done({ to: url.replace(':id', id), message: userMessages.saved, body: { rank: { id } } })
  })
}
