import { z } from 'zod'
import { visibleTrainings } from '#features/learning-cards/index.ts'
import { menteeFor, recommend } from '#features/recommendations/index.ts'
import { ByWhom, Recommend } from '#features/recommendations/schema.ts'
import { done, lookupOf } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { LookupQuery, lookupAnswer, pageOf, wordsBegin } from '#lib/lookup.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { recommendationMessages } from '#spec/messages.ts'
import { Overview, SearchResult, TrainingList, TrainingPage } from './answers.ts'
import { certificateOf } from './certificate.ts'
import { trainingMessages } from './messages.ts'
import { markStep } from './progress.ts'
import { ListQuery, Progress, SearchQuery } from './schema.ts'
import { listTrainings, overviewFor, searchTrainings, trainingFor, trainingPage } from './trainings.ts'

const config = { can: 'learning.use' } as const

/** Trainings, as members use them (document 1, sections 2 and 7; document 3, section 7). */
export default async function trainingRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/trainings',
    { schema: { response: { 200: Overview } }, config },
    async ({ viewer, site }, reply) => reply.page('trainings/overview', await overviewFor(db, viewer!, site)),
  )

  app.get(
    '/trainings/list',
    { schema: { querystring: ListQuery, response: { 200: TrainingList } }, config },
    async ({ viewer, site, query }, reply) =>
      reply.page('trainings/list', await listTrainings(db, viewer!, site, query)),
  )

  app.get(
    '/trainings/search',
    { schema: { querystring: SearchQuery, response: { 200: SearchResult } }, config },
    async ({ viewer, site, query }, reply) =>
      reply.page('trainings/search', await searchTrainings(db, viewer!, site, query)),
  )

  for (const path of ['/trainings/:id', '/trainings/:id/recommended'])
    app.get(
      path,
      { schema: { params: ById, querystring: ByWhom, response: { 200: TrainingPage } }, config },
      async ({ viewer, site, params, query }, reply) =>
        reply.page('trainings/show', await trainingPage(db, viewer!, site, params.id, query.by)),
    )

  app.post(
    '/trainings/:id/progress',
    {
      schema: {
        params: ById,
        body: Progress,
        response: { 200: done({ id: z.uuid(), completedAt: z.string().nullable() }) },
      },
      config,
    },
    async ({ viewer, site, params, body }, reply) => {
      const completedAt = await markStep(db, viewer!, site, params.id, body)
      return reply.done({
        body: { id: params.id, completedAt },
        ...(completedAt && body.done && { message: trainingMessages.completed }),
      })
    },
  )

  app.get('/trainings/:id/certificate', { schema: { params: ById }, config }, async (request, reply) => {
    const { name, bytes } = await certificateOf(db, request.viewer!, request.site, request.params.id)
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`)
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })

  app.post(
    '/trainings/:id/recommend',
    {
      schema: { params: ById, body: Recommend, response: { 200: done({ id: z.uuid() }) } },
      config: { can: 'job.recommend', limit: { points: 60, seconds: 3_600, by: 'account' } },
    },
    async ({ viewer, params, body, site }, reply) => {
      const { id } = await trainingFor(db, viewer!, site, params.id)
      const mentee = await menteeFor(db, viewer, body.mentee)
      if (!mentee) throw notFound('You may not recommend trainings to this person.')
      const made = await recommend(db, viewer!, mentee.id, { kind: 'training', subjectId: id }, body.note)
      return reply.done({ message: recommendationMessages.made(mentee.name), body: { id: made } })
    },
  )

  app.get(
    '/fetchers/trainings',
    { schema: { querystring: LookupQuery, response: { 200: lookupOf('trainings') } }, config },
    async ({ query, viewer, site }, reply) => {
      const all = await visibleTrainings(db, viewer, site)
        .select(['t.id as value', 't.title as label'])
        .orderBy('t.title')
        .execute()
      const found = all.filter(({ label }) => wordsBegin(query.q, label))
      reply.header('cache-control', 'private, no-store')
      return lookupAnswer('trainings', { choices: pageOf(found, query), total: found.length }, query)
    },
  )
}
