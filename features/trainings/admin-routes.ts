import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { choicesFor, listForStaff } from './admin.ts'
import { changeTraining, createTraining, deleteTraining, editable, valuesToEdit } from './edit.ts'
import { packageMegabytes } from './list.ts'
import { trainingMessages } from './messages.ts'
import { AdminQuery, TrainingForm } from './schema.ts'
import { scormMessages } from './scorm/messages.ts'

const config = { can: 'trainings.edit' } as const
const withPackage = { ...config, files: 1, fileBytes: packageMegabytes * 1024 * 1024 } as const
const list = '/admin/trainings'
const one = z.object({ id: z.uuid() })

/** The training form (document 2, section 2; document 3, sections 3, 5 and 6). */
export default async function trainingAdminRoutes(app: App, { db, settings }: Tools) {
  const hasPackages = settings.contentDomain !== null
  const mine = authorizeFirst(ById, ({ id }, { viewer }) => editable(db, viewer, id))

  app.get(list, { schema: { querystring: AdminQuery }, config }, async ({ viewer, query }, reply) =>
    reply.page('trainings/admin-list', await listForStaff(db, viewer, query)),
  )

  app.get(`${list}/new`, { config }, async ({ viewer, site }, reply) =>
    reply.page('trainings/form', {
      training: null,
      here: site.id,
      hasPackages,
      ...(await choicesFor(db, viewer)),
    }),
  )

  app.get(`${list}/:id/edit`, { schema: { params: ById }, config }, async ({ viewer, params, site }, reply) =>
    reply.page('trainings/form', {
      training: await valuesToEdit(db, viewer, params.id),
      here: site.id,
      hasPackages,
      ...(await choicesFor(db, viewer)),
    }),
  )

  app.post(
    list,
    { schema: { body: TrainingForm, response: { 201: done({ training: one }) } }, config: withPackage },
    async (request, reply) => {
      const site = { ...request.site, hasPackages }
      const { id, leftOut } = await createTraining(db, request, request.body, site)
      return reply.done({
        to: `${list}/${id}/edit`,
        message: withLeftOut(trainingMessages.created, leftOut),
        body: { training: { id } },
        status: 201,
      })
    },
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: TrainingForm, response: { 200: done({ training: one }) } },
      config: withPackage,
      preValidation: mine,
    },
    async (request, reply) => {
      const { id } = request.params
      const site = { ...request.site, hasPackages }
      const { leftOut } = await changeTraining(db, request, id, request.body, site)
      return reply.done({
        to: `${list}/${id}/edit`,
        message: withLeftOut(trainingMessages.saved, leftOut),
        body: { training: { id } },
      })
    },
  )

  app.delete(`${list}/:id`, { schema: { params: ById }, config }, async (request, reply) => {
    await deleteTraining(db, request, request.params.id)
    return reply.done({ to: list, message: trainingMessages.deleted })
  })
}

const withLeftOut = (message: string, count: number) =>
  count ? `${message} ${scormMessages.leftOut(count)}` : message
