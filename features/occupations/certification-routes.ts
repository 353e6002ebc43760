import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { userMessages } from '#spec/messages.ts'
import { certificationEdit, certificationsToEdit, saveCertification } from './certification-edit.ts'
import { BySlug, CertificationForm, CertificationQuery } from './schema.ts'

const config = { can: 'certifications.edit' } as const
const list = '/admin/certifications'
const url = `${list}/:id/edit`

/** What administrators say of the catalog's certifications (document 1, section 3). */
export default async function certificationRoutes(app: App, { db }: { db: Db }) {
  app.get(list, { schema: { querystring: CertificationQuery }, config }, async ({ query }, reply) =>
    reply.page('occupations/certifications', await certificationsToEdit(db, query)),
  )

  app.get(url, { schema: { params: BySlug }, config }, async ({ params }, reply) =>
    reply.page('occupations/certification', await certificationEdit(db, params.id)),
  )

  app.put(
    url,
    {
      schema: { params: BySlug, body: CertificationForm },
      config,
      preValidation: authorizeFirst(BySlug, ({ id }) => certificationEdit(db, id)),
    },
    async (request, reply) => {
      const { id } = request.params
      await saveCertification(db, request, id, request.body)
      return reply.done({
        to: url.replace(':id', id),
        message: userMessages.saved,
        body: { certification: { id } },
      })
    },
  )
}
