import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { sendCsv } from '#lib/csv.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { may, type Person } from '#spec/access.ts'
import { Results } from './answers.ts'
import { quizMessages } from './messages.ts'
import { changeQuiz, createQuiz, deleteQuiz, editable, valuesToEdit } from './quizzes.ts'
import { csvOf, resultsOf } from './results.ts'
import { QuizForm } from './schema.ts'

const config = { can: 'quizzes.edit' } as const
const quiz = z.object({ id: z.uuid() })

const rightsOf = (viewer: Person) => ({
  mayShowEverywhere: may(viewer, 'quizzes.everywhere'),
  mayPublishPictures: may(viewer, 'pictures.publish'),
})

/** Making quizzes and surveys, and reading what was answered (document 2, section 6). */
export default async function quizStaffRoutes(app: App, { db }: { db: Db }) {
  const mine = authorizeFirst(ById, ({ id }, { viewer }) => editable(db, viewer, id))

  app.get('/quizzes/new', { config }, async ({ viewer }, reply) =>
    reply.page('quizzes/form', { quiz: null, ...rightsOf(viewer) }),
  )

  app.get('/quizzes/:id/edit', { schema: { params: ById }, config }, async ({ viewer, params }, reply) =>
    reply.page('quizzes/form', {
      quiz: await valuesToEdit(db, viewer, params.id),
      ...rightsOf(viewer),
    }),
  )

  app.post(
    '/quizzes',
    { schema: { body: QuizForm, response: { 201: done({ quiz }) } }, config },
    async (request, reply) => {
      const id = await createQuiz(db, request, request.body, request.site)
      return reply.done({
        to: `/quizzes/${id}`,
        message: quizMessages.created,
        body: { quiz: { id } },
        status: 201,
      })
    },
  )

  app.put(
    '/quizzes/:id',
    {
      schema: { params: ById, body: QuizForm, response: { 200: done({ quiz }) } },
      config,
      preValidation: mine,
    },
    async (request, reply) => {
      const { id } = request.params
      const isNew = await changeQuiz(db, request, id, request.body)
      const message = isNew ? quizMessages.versioned : quizMessages.saved
      return reply.done({ to: `/quizzes/${id}/edit`, message, body: { quiz: { id } } })
    },
  )

  app.delete('/quizzes/:id', { schema: { params: ById }, config }, async (request, reply) => {
    await deleteQuiz(db, request, request.params.id)
    return reply.done({ to: '/quizzes', message: quizMessages.deleted })
  })

  app.get(
    '/quizzes/:id/results',
    { schema: { params: ById, response: { 200: Results } }, config },
    async ({ viewer, params }, reply) =>
      reply.page('quizzes/results', await resultsOf(db, viewer, params.id)),
  )

  app.get('/quizzes/:id/results.csv', { schema: { params: ById }, config }, async (request, reply) => {
    const { columns, rows } = await csvOf(db, request.viewer, request.params.id)
    return sendCsv(reply, 'results', columns, rows)
  })
}
