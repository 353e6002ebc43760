import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { choicesFor, listForStaff } from './admin.ts'
import { changeTraining, createTraining, deleteTraining, editable, valuesToEdit } from './edit.ts'
import { trainingMessages } from './messages.ts'
import { AdminQuery, TrainingForm } from './schema.ts'

const config = { can: 'trainings.edit' } as const
const list = '/admin/trainings'
const one = z.object({ id: z.uuid() })

/** The training form (document 2, section 2; document 3, sections 3, 5 and 6). */
export default async function trainingAdminRoutes(app: App, { db }: { db: Db }) {
  const mine = authorizeFirst(ById, ({ id }, { viewer }) => editable(db, viewer, id))

  app.get(list, { schema: { querystring: AdminQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('trainings/admin-list', await listForStaff(db, viewer, query)),
  )

  app.get(`${list}/new`, { config }, async ({ viewer, site }, reply) =>
    reply.page('trainings/form', { training: null, here: site.id, ...(await choicesFor(db, viewer)) }),
  )

  app.get(`${list}/:id/edit`, { schema: { params: ById }, config }, async ({ viewer, params, site }, reply) =>
    reply.page('trainings/form', {
      training: await valuesToEdit(db, viewer, params.id),
      here: site.id,
      ...(await choicesFor(db, viewer)),
    }),
  )

  app.post(
    list,
    { schema: { body: TrainingForm, response: { 201: done({ training: one }) } }, config },
    async (request, reply) => {
      const id = await createTraining(db, request, request.body, request.site)
      return reply.done({
        to: `${list}/${id}/edit`,
        message: trainingMessages.created,
        body: { training: { id } },
        status: 201,
      })
    },
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: TrainingForm, response: { 200: done({ training: one }) } },
      config,
      preValidation: mine,
    },
    async (request, reply) => {
      const { id } = request.params
      await changeTraining(db, request, id, request.body, request.site)
      return reply.done({
        to: `${list}/${id}/edit`,
        message: trainingMessages.saved,
        body: { training: { id } },
      })
    },
  )

  app.delete(`${list}/:id`, { schema: { params: ById }, config }, async (request, reply) => {
    await deleteTraining(db, request, request.params.id)
    return reply.done({ to: list, message: trainingMessages.deleted })
  })
}
