import { z } from 'zod'
import { openJob } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound, Problem } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { applicationMessages } from '#spec/messages.ts'
import type { Settings } from '../../config.ts'
import { follow } from './applications.ts'
import { applyRoutes } from './apply-routes.ts'
import { ApplicationChange, Follow } from './schema.ts'
import { applicationsOf, changeApplication, stopFollowing } from './tracking.ts'

const ById = z.object({ id: z.uuid() })
const config = { can: 'job.apply' } as const
const list = '/jobs/applications'
const missing = () => notFound('There is no such application among yours.')

/** The seeker's own tracking (document 3, section 7), and applying. */
export default async function applicationRoutes(
  app: App,
  tools: { db: Db; settings: Pick<Settings, 'secret'> },
) {
  const { db } = tools
  app.get(list, { config }, async ({ viewer }, reply) =>
    reply.page('applications/board', { applications: await applicationsOf(db, viewer!) }),
  )

  app.post(list, { schema: { body: Follow }, config }, async ({ viewer, body }, reply) => {
    const job = await openJob(db, body.jobId)
    if (!job) throw notFound('This job is no longer open.')
    const about = { userId: viewer!.id, jobId: job.id, employerId: job.employerId }
    const id = await follow(db, about, body.status)
    return reply.done({ to: list, message: applicationMessages.followed, body: { id }, status: 201 })
  })

  app.route({
    method: ['POST', 'PUT'],
    url: `${list}/:id`,
    schema: { params: ById, body: ApplicationChange },
    config,
    handler: async ({ viewer, params, body }, reply) => {
      if (!(await changeApplication(db, viewer!.id, params.id, body))) throw missing()
      return reply.done({ to: list, message: applicationMessages.saved, body: { id: params.id, ...body } })
    },
  })

  app.delete(`${list}/:id`, { schema: { params: ById }, config }, async ({ viewer, params }, reply) => {
    const end = await stopFollowing(db, viewer!.id, params.id)
    if (!end) throw missing()
    if (end === 'sent') throw new Problem(409, applicationMessages.staysSent)
    return reply.done({ to: list, message: applicationMessages.removed, body: { id: params.id } })
  })

  applyRoutes(app, tools)
}
