import { z } from 'zod'
import { openJob } from '#features/jobs/index.ts'
import { done } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import type { Settings } from '../../config.ts'
import { ApplicationBoard } from './answers.ts'
import { follow } from './applications.ts'
import { applyRoutes } from './apply-routes.ts'
import { applicationMessages } from './messages.ts'
import { ApplicationChange, Follow } from './schema.ts'
import { applicationsOf, changeApplication, confirmOwnHire, removeApplication } from './tracking.ts'

const config = { can: 'job.apply' } as const
const list = '/jobs/applications'

/** Tracking applications (document 3, section 7) and applying. */
export default async function applicationRoutes(
  app: App,
  tools: { db: Db; settings: Pick<Settings, 'secret'> },
) {
  const { db } = tools
  app.get(list, { schema: { response: { 200: ApplicationBoard } }, config }, async ({ viewer }, reply) =>
    reply.page('applications/board', { applications: await applicationsOf(db, viewer!) }),
  )

  app.post(
    list,
    { schema: { body: Follow, response: { 201: done({ id: z.uuid() }) } }, config },
    async ({ viewer, body, site }, reply) => {
      const job = await openJob(db, body.jobId, site, viewer)
      if (!job) throw notFound('This job is no longer open.')
      const about = { userId: viewer!.id, jobId: job.id, employerId: job.employerId }
      const id = await follow(db, about, body.status)
      return reply.done({ to: list, message: applicationMessages.followed, body: { id }, status: 201 })
    },
  )

  app.put(
    `${list}/:id`,
    {
      schema: { params: ById, body: ApplicationChange },
      config,
    },
    async ({ viewer, params, body }, reply) => {
      await changeApplication(db, viewer!.id, params.id, body)
      return reply.done({ to: list, message: applicationMessages.saved, body: { id: params.id, ...body } })
    },
  )

  app.post(`${list}/:id/confirm`, { schema: { params: ById }, config }, async ({ viewer, params }, reply) => {
    await confirmOwnHire(db, viewer!.id, params.id)
    return reply.done({ to: list, message: applicationMessages.hireConfirmed, body: { id: params.id } })
  })

  app.delete(`${list}/:id`, { schema: { params: ById }, config }, async ({ viewer, params }, reply) => {
    await removeApplication(db, viewer!.id, params.id)
    return reply.done({ to: list, message: applicationMessages.removed, body: { id: params.id } })
  })

  applyRoutes(app, tools)
}
