import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { employerMessages } from '../messages.ts'
import {
  changeEmployerType,
  createEmployerType,
  deleteEmployerType,
  employerType,
  listEmployerTypes,
} from './admin.ts'
import { EmployerTypeForm } from './schema.ts'

const list = '/admin/employer-types'
const config = { can: 'employers.manage' } as const

/** The kinds of employers that sign-ups offer (document 2, section 3). */
export default async function employerTypeRoutes(app: App, { db }: Tools) {
  app.get(list, { config }, async (_, reply) =>
    reply.page('employers/types/list', await listEmployerTypes(db)),
  )

  app.post(
    list,
    { schema: { body: EmployerTypeForm, response: { 201: done({ id: z.uuid() }) } }, config },
    async (request, reply) => {
      const id = await createEmployerType(db, request, request.body)
      return reply.done({ to: list, message: employerMessages.typeCreated, body: { id }, status: 201 })
    },
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: EmployerTypeForm, response: { 200: done() } },
      config,
      preValidation: authorizeFirst(ById, ({ id }) => employerType(db, id)),
    },
    async (request, reply) => {
      await changeEmployerType(db, request, request.params.id, request.body)
      return reply.done({ to: list, message: employerMessages.typeSaved })
    },
  )

  app.delete(
    `${list}/:id`,
    { schema: { params: ById, response: { 200: done() } }, config },
    async (request, reply) => {
      await deleteEmployerType(db, request, request.params.id)
      return reply.done({ to: list, message: employerMessages.typeDeleted })
    },
  )
}
