import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { userMessages } from '#spec/messages.ts'
import { rankEdit, ranksToEdit, saveRank } from './rank-edit.ts'
import { RankForm, RankQuery } from './schema.ts'

const ById = z.object({ id: z.string().max(200) })
const config = { can: 'ranks.edit' } as const

/** /admin/ranks/{id}/edit (document 2, section 2), and the way there. */
export default async function rankRoutes(app: App, { db }: { db: Db }) {
  const url = '/admin/ranks/:id/edit'
  const edit = async (id: string) => {
    const found = await rankEdit(db, id)
    if (!found) throw notFound('There is no such rank.')
    return found
  }

  app.get('/admin/ranks', { schema: { querystring: RankQuery }, config }, async ({ query }, reply) =>
    reply.page('occupations/ranks', await ranksToEdit(db, query.c)),
  )

  app.get(url, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply.page('occupations/rank', await edit(params.id)),
  )

  for (const method of ['POST', 'PUT'] as const)
    app.route({
      ...{ method, url, config },
      schema: { params: ById, body: RankForm },
      handler: async (request, reply) => {
        const { id } = request.params as z.infer<typeof ById>
        await edit(id)
        const errors = await saveRank(db, request, id, request.body as z.infer<typeof RankForm>)
        if (errors) return reply.back(errors)
        return reply.done({ to: url.replace(':id', id), message: userMessages.saved, body: { rank: { id } } })
      },
    })
}
