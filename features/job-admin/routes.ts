import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { may } from '#spec/access.ts'
import { changeJobs, promoteJob } from './change.ts'
import { listJobs } from './find.ts'
import { jobAdminMessages } from './messages.ts'
import { Chosen, JobQuery } from './schema.ts'
import { employerFor, jobsFor } from './scope.ts'

const config = { can: 'applicants.review' } as const
const list = '/admin/jobs'
const said = {
  expire: jobAdminMessages.expired,
  restore: jobAdminMessages.restored,
  renew: jobAdminMessages.renewed,
  pause: jobAdminMessages.paused,
  delete: jobAdminMessages.deleted,
}

/** The jobs of an employer, for the staff and for its managers (document 2, section 2). */
export default async function jobAdminRoutes(app: App, { db }: { db: Db }) {
  app.get(list, { schema: { querystring: JobQuery }, config }, async (request, reply) => {
    const { viewer, query } = request
    if (!query.employer && !viewer?.employers.length) return reply.redirect('/admin/employers', 303)
    const employer = await employerFor(db, request, query.employer)
    return reply.page('job-admin/list', await listJobs(db, employer, query, may(viewer, 'employers.manage')))
  })

  for (const verb of ['expire', 'restore', 'renew', 'pause', 'delete'] as const)
    app.post(
      `${list}/${verb}`,
      { schema: { body: Chosen, response: { 200: done({ jobs: z.array(z.uuid()) }) } }, config },
      async (request, reply) => {
        const { jobs } = request.body
        await changeJobs(db, request, verb, await jobsFor(db, request, jobs))
        return reply.done({ message: said[verb](jobs.length), body: { jobs } })
      },
    )

  app.post(
    `${list}/:id/promote`,
    {
      schema: { params: ById, response: { 200: done({ promotedUntil: z.string() }) } },
      config,
      preValidation: authorizeFirst(ById, ({ id }, request) => jobsFor(db, request, [id])),
    },
    async (request, reply) => {
      const [job] = await jobsFor(db, request, [request.params.id])
      const until = await promoteJob(db, request, job!)
      const day = until.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
      return reply.done({
        message: jobAdminMessages.promoted(day),
        body: { promotedUntil: until.toISOString() },
      })
    },
  )
}
