import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import {
  changeResource,
  choicesFor,
  createResource,
  deleteResource,
  editable,
  listForStaff,
  valuesToEdit,
} from './edit.ts'
import { resourceMessages } from './messages.ts'
import { AdminQuery, ResourceForm } from './schema.ts'

const config = { can: 'learning.manage' } as const
const withFiles = { ...config, files: 2 } as const
const list = '/admin/resources'
const one = z.object({ id: z.uuid() })

/** Adding and changing resources. */
export default async function resourceAdminRoutes(app: App, { db }: { db: Db }) {
  const mine = authorizeFirst(ById, ({ id }, { viewer }) => editable(db, viewer, id))

  app.get(list, { schema: { querystring: AdminQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('resources/admin-list', await listForStaff(db, viewer, query)),
  )

  app.get(`${list}/new`, { config }, async ({ viewer, site }, reply) =>
    reply.page('resources/form', { resource: null, here: site.id, ...(await choicesFor(db, viewer)) }),
  )

  app.get(`${list}/:id/edit`, { schema: { params: ById }, config }, async ({ viewer, params, site }, reply) =>
    reply.page('resources/form', {
      resource: await valuesToEdit(db, viewer, params.id),
      here: site.id,
      ...(await choicesFor(db, viewer)),
    }),
  )

  app.post(
    list,
    { schema: { body: ResourceForm, response: { 201: done({ resource: one }) } }, config: withFiles },
    async (request, reply) => {
      const id = await createResource(db, request, request.body, request.site)
      return reply.done({
        to: `${list}/${id}/edit`,
        message: resourceMessages.created,
        body: { resource: { id } },
        status: 201,
      })
    },
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: ResourceForm, response: { 200: done({ resource: one }) } },
      config: withFiles,
      preValidation: mine,
    },
    async (request, reply) => {
      const { id } = request.params
      await changeResource(db, request, id, request.body)
      return reply.done({
        to: `${list}/${id}/edit`,
        message: resourceMessages.saved,
        body: { resource: { id } },
      })
    },
  )

  app.delete(`${list}/:id`, { schema: { params: ById }, config }, async (request, reply) => {
    await deleteResource(db, request, request.params.id)
    return reply.done({ to: list, message: resourceMessages.deleted })
  })
}
