import { z } from 'zod'
import { BySegment } from '#features/job-cards/schema.ts'
import { openJob } from '#features/jobs/index.ts'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { recommendationMessages } from '#spec/messages.ts'
import { answerRecommendation, wasMadeTo } from './answer.ts'
import * as answers from './answers.ts'
import { recommendationList } from './list-of.ts'
import { recommendPage, recommendTo } from './recommend-page.ts'
import { menteeFor, recommend } from './recommendations.ts'
import { Answer, ByMentee, ListQuery, Recommend, RecommendTo } from './schema.ts'

const own = { can: 'account.use' } as const
const mentor = { can: 'job.recommend' } as const

/** Recommendations by mentors: making them, and the list of those one has received (document 2, section 2; document 3, section 7). */
export default async function recommendationRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/recommendations/list',
    { schema: { querystring: ListQuery, response: { 200: answers.RecommendationList } }, config: own },
    async ({ viewer, site, query }, reply) =>
      reply.page('recommendations/list', await recommendationList(db, viewer!, site, query)),
  )

  app.post(
    '/recommendations/:id',
    {
      schema: {
        params: ById,
        body: Answer,
        response: {
          200: done({ id: z.uuid(), completed: z.boolean().optional(), declined: z.boolean().optional() }),
        },
      },
      config: own,
      preValidation: authorizeFirst(ById, async ({ id }, { viewer }) => {
        if (!(await wasMadeTo(db, viewer!.id, id))) throw notFound('There is no such recommendation.')
      }),
    },
    async ({ viewer, params, body }, reply) => {
      await answerRecommendation(db, viewer!.id, params.id, body)
      return reply.done({ body: { id: params.id, ...body } })
    },
  )

  app.get(
    '/recommendations/new',
    { schema: { querystring: ByMentee, response: { 200: answers.RecommendPage } }, config: mentor },
    async ({ viewer, site, query }, reply) =>
      reply.page('recommendations/form', await recommendPage(db, viewer!, site, query.mentee)),
  )

  app.post(
    '/recommendations',
    {
      schema: { body: RecommendTo, response: { 200: done({ id: z.uuid() }) } },
      config: { ...mentor, limit: { points: 60, seconds: 3_600, by: 'account' } },
    },
    async ({ viewer, site, body }, reply) => {
      const { id, name } = await recommendTo(db, viewer!, site, body)
      return reply.done({
        to: `/recommendations/new?mentee=${body.mentee}`,
        message: recommendationMessages.made(name),
        body: { id },
      })
    },
  )

  app.post(
    '/jobs/:segment/recommend',
    {
      schema: { params: BySegment, body: Recommend, response: { 200: done({ id: z.uuid() }) } },
      config: { ...mentor, limit: { points: 60, seconds: 3_600, by: 'account' } },
    },
    async ({ viewer, params, body, site }, reply) => {
      const id = idIn(params.segment)
      const job = id && (await openJob(db, id, site))
      if (!job) throw notFound('This job is no longer open.')
      const mentee = await menteeFor(db, viewer, body.mentee)
      if (!mentee) throw notFound('You may not recommend jobs to this person.')
      const what = { kind: 'job', subjectId: job.id } as const
      const made = await recommend(db, viewer!, mentee.id, what, body.note)
      return reply.done({ message: recommendationMessages.made(mentee.name), body: { id: made } })
    },
  )
}
