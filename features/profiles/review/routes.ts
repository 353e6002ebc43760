import { dd214Of, serveFile } from '#features/files/index.ts'
import { sightFor } from '#features/privacy/index.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { reviewFor } from './queue.ts'
import { ReviewQuery } from './schema.ts'

const config = { can: 'dd214.validate' } as const

/** DD214s that wait, one after the other, each beside its decision (decision 233). */
export async function reviewRoutes(app: App, { db }: Tools) {
  app.get(
    '/admin/dd214',
    { schema: { querystring: ReviewQuery }, config },
    async ({ viewer, query }, reply) =>
      reply.page('profiles/review', await reviewFor(db, viewer, query.person)),
  )

  app.get('/admin/dd214/:id/document', { schema: { params: ById }, config }, async (request, reply) => {
    const { id } = request.params
    const sight = await sightFor(db, request.viewer, id)
    const file = sight?.dd214 ? await dd214Of(db, id) : null
    if (!file) throw notFound('There is no such document.')
    return serveFile(db, request, reply, file, { inFrame: true })
  })
}
