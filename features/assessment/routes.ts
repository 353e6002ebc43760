import { done, Saved } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import * as answers from './answers.ts'
import { answerStep, assessmentPage, deleteResult, startAssessment } from './assessments.ts'
import { assessmentMessages } from './messages.ts'
import { resultsPage } from './results.ts'
import { ByStep, PageQuery, ResultsQuery, StepBody } from './schema.ts'

const config = { can: 'assessment.use' } as const
const task = { ...config, frame: 'task' } as const

/** The interest assessment and its results (document 3, sections 2 and 7). */
export default async function assessmentRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/assessment',
    { schema: { querystring: PageQuery, response: { 200: answers.AssessmentPage } }, config: task },
    async ({ viewer, query }, reply) =>
      reply.page('assessment/statements', await assessmentPage(db, viewer!.id, query.step)),
  )

  app.post('/assessment', { schema: { response: { 200: done() } }, config }, async ({ viewer }, reply) => {
    await startAssessment(db, viewer!.id)
    return reply.done({ to: '/assessment' })
  })

  app.post(
    '/assessment/steps/:step',
    {
      schema: { params: ByStep, body: StepBody, response: { 200: done(Saved.shape) } },
      config,
    },
    async ({ viewer, params, body }, reply) => {
      const { to, ...saved } = await answerStep(db, viewer!.id, params.step, body)
      return reply.done({ to, body: saved })
    },
  )

  app.get(
    '/assessment/results',
    { schema: { querystring: ResultsQuery, response: { 200: answers.ResultsPage } }, config },
    async ({ viewer, site, query }, reply) =>
      reply.page('assessment/results', await resultsPage(db, viewer!, site, query)),
  )

  app.delete(
    '/assessment/results/:id',
    { schema: { params: ById, response: { 200: done() } }, config },
    async ({ viewer, params }, reply) => {
      await deleteResult(db, viewer!.id, params.id)
      return reply.done({ to: '/assessment/results', message: assessmentMessages.deleted })
    },
  )
}
