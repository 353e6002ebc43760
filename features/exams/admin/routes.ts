import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { examMessages as messages } from '../messages.ts'
import { AdminQuery, ExamForm, ImportForm } from '../schema.ts'
import { addExam, changeExam, deleteExam, examEdit, listExams } from './exams.ts'
import { importExams } from './import.ts'

const config = { can: 'exams.manage' } as const
const list = '/admin/nyc-exams'

/** The city's exams, as staff keep them. */
export default async function examAdminRoutes(app: App, { db }: Tools) {
  app.get(list, { schema: { querystring: AdminQuery }, config }, async ({ query }, reply) =>
    reply.page('exams/admin/list', await listExams(db, query)),
  )

  app.get(`${list}/new`, { config }, async (_request, reply) =>
    reply.page('exams/admin/form', { exam: null, values: {} }),
  )

  app.post(
    list,
    { schema: { body: ExamForm, response: { 201: done({ id: z.uuid() }) } }, config },
    async (request, reply) => {
      const id = await addExam(db, request, request.body)
      return reply.done({ to: list, message: messages.created, body: { id }, status: 201 })
    },
  )

  app.get(`${list}/import`, { config }, async (_request, reply) =>
    reply.page('exams/admin/import', { report: null }),
  )

  app.post(
    `${list}/import`,
    { schema: { body: ImportForm }, config: { ...config, files: 1 } },
    async (request, reply) =>
      reply.page('exams/admin/import', { report: await importExams(db, request, request.body.file) }),
  )

  app.get(`${list}/:id`, { schema: { params: ById }, config }, async ({ params }, reply) =>
    reply.page('exams/admin/form', await examEdit(db, params.id)),
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: ExamForm, response: { 200: done() } },
      config,
      preValidation: authorizeFirst(ById, ({ id }) => examEdit(db, id)),
    },
    async (request, reply) => {
      await changeExam(db, request, request.params.id, request.body)
      return reply.done({ to: list, message: messages.saved })
    },
  )

  app.delete(
    `${list}/:id`,
    { schema: { params: ById, response: { 200: done() } }, config },
    async (request, reply) => {
      await deleteExam(db, request, request.params.id)
      return reply.done({ to: list, message: messages.deleted })
    },
  )
}
