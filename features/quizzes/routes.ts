import { z } from 'zod'
import { serveFile } from '#features/files/index.ts'
import { done, lookupOf, Saved } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { LookupQuery, lookupAnswer, pageOf, wordsBegin } from '#lib/lookup.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { Preview, QuizList, Review, TakePage } from './answers.ts'
import { listQuizzes } from './list-of.ts'
import { quizMessages } from './messages.ts'
import { quizzesOn, requireQuizHere } from './quizzes.ts'
import { KeptBody, ListQuery, mostFiles, SurveyResponse, TakeBody } from './schema.ts'
import { previewOf, reviewOf, takeFor, takePageOf } from './screens.ts'
import { submitTake } from './submit.ts'
import { answerSurvey } from './surveys.ts'
import { fileOfTake } from './take-files.ts'
import { keepAnswers, startTake } from './takes.ts'

const config = { can: 'learning.use' } as const
const task = { ...config, frame: 'task' } as const
const ByTake = z.object({ id: z.uuid(), take: z.uuid() })
const ByFile = ByTake.extend({ question: z.string().max(40) })
const take = z.object({ id: z.uuid() })

/** Quizzes and surveys, as those who take them use them (document 2, section 2; document 3, section 7). */
export default async function quizRoutes(app: App, { db }: { db: Db }) {
  const there = authorizeFirst(ById, ({ id }, { site }) => requireQuizHere(db, site, id))

  app.get(
    '/quizzes',
    { schema: { querystring: ListQuery, response: { 200: QuizList } }, config },
    async ({ viewer, site, query }, reply) =>
      reply.page('quizzes/list', await listQuizzes(db, viewer!, site, query)),
  )

  app.get(
    '/quizzes/:id',
    { schema: { params: ById, response: { 200: Preview } }, config },
    async ({ viewer, site, params }, reply) =>
      reply.page('quizzes/preview', await previewOf(db, viewer!, site, params.id)),
  )

  app.get(
    '/quizzes/:id/take',
    { schema: { params: ById, response: { 200: TakePage } }, config: task },
    async ({ viewer, site, params }, reply) =>
      reply.page('quizzes/take', await takePageOf(db, viewer!, site, params.id)),
  )

  app.post(
    '/quizzes/:id/take',
    { schema: { params: ById, response: { 201: done({ take }) } }, config },
    async ({ viewer, site, params }, reply) => {
      const id = await startTake(db, viewer!, site, params.id)
      return reply.done({ to: `/quizzes/${params.id}/take`, body: { take: { id } }, status: 201 })
    },
  )

  app.post(
    '/quizzes/:id/answers',
    {
      schema: { params: ById, body: KeptBody, response: { 200: done(Saved.shape) } },
      config,
      preValidation: there,
    },
    async ({ viewer, params, body }, reply) => {
      const saved = await keepAnswers(db, viewer!, params.id, body.answers, body)
      return reply.done({ to: `/quizzes/${params.id}/take`, body: saved })
    },
  )

  app.post(
    '/quizzes/:id/submit',
    {
      schema: { params: ById, body: TakeBody, response: { 200: done({ take }) } },
      config: { ...config, files: mostFiles },
      preValidation: there,
    },
    async ({ viewer, params, body }, reply) => {
      const id = await submitTake(db, viewer!, params.id, body.answers, body.files, body.number)
      return reply.done({
        to: `/quizzes/${params.id}/takes/${id}`,
        message: quizMessages.sent,
        body: { take: { id } },
      })
    },
  )

  app.get(
    '/quizzes/:id/takes/:take',
    { schema: { params: ByTake, response: { 200: Review } }, config },
    async ({ viewer, params }, reply) =>
      reply.page('quizzes/review', await reviewOf(db, viewer!, params.id, params.take)),
  )

  app.get(
    '/quizzes/:id/takes/:take/files/:question',
    { schema: { params: ByFile }, config },
    async (request, reply) => {
      const { id, take, question } = request.params
      const found = await fileOfTake(db, await takeFor(db, request.viewer!, id, take), question)
      if (!found) throw notFound(quizMessages.noSuchFile)
      return serveFile(db, request, reply, found)
    },
  )

  app.post(
    '/survey-responses',
    { schema: { body: SurveyResponse, response: { 201: done() } }, config: { ...config, files: mostFiles } },
    async ({ viewer, site, body }, reply) => {
      await answerSurvey(db, viewer!, site, body.quiz, body.answers, body.files)
      return reply.done({ message: quizMessages.thanks, status: 201 })
    },
  )

  app.get(
    '/fetchers/surveys',
    { schema: { querystring: LookupQuery, response: { 200: lookupOf('surveys') } }, config },
    async ({ query, site }, reply) => {
      const all = await quizzesOn(db, site)
        .select(['q.id as value', 'q.name as label'])
        .where('q.type', '=', 'survey')
        .orderBy('q.name')
        .execute()
      const found = all.filter(({ label }) => wordsBegin(query.q, label))
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('surveys', { choices: pageOf(found, query), total: found.length }, query)
    },
  )
}
