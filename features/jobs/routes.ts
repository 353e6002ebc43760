import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { jobHref } from '#features/job-cards/index.ts'
import { BySegment } from '#features/job-cards/schema.ts'
import { similarJobs } from '#features/job-search/index.ts'
import { recommenderOf } from '#features/recommendations/index.ts'
import type { Db } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { notFound } from '#lib/problem.ts'
import { type App, representation } from '#lib/web.ts'
import { GonePage, JobPage } from './answers.ts'
import { homeOf } from './home-of.ts'
import { jobWithEmployer } from './job.ts'
import { jobPage } from './job-page.ts'
import { jobViews } from './views.ts'

const ByWhom = z.object({ by: z.string().optional().catch('') })

/** The page of a job. */
export default async function jobRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/jobs/:segment',
    {
      schema: { params: BySegment, response: { 200: JobPage, 410: GonePage } },
      config: { can: 'public', cached: true },
    },
    async (request, reply) => {
      const id = idIn(request.params.segment)
      const job = id && (await jobWithEmployer(db, id, request.site, request.viewer))
      if (!job) throw notFound('There is no such job. It may have been removed.')
      if (job.isGone)
        return reply.page(
          'jobs/gone',
          {
            title: job.title,
            similar: await similarJobs(db, job, request.site, request.viewer),
          },
          { status: 410 },
        )
      const href = jobHref({ id: job.id, title: job.title, employer: job.feed_employer ?? job.employer_name })
      if (
        representation(request.headers) !== 'json' &&
        request.params.segment !== href.slice('/jobs/'.length)
      )
        return reply.redirect(href + searchOf(request.url), 301)
      reply.events = [{ kind: jobViews, subject: job.id }]
      return reply.page('jobs/job', await jobPage(db, job, contextOf(request), homeOf(job, request)))
    },
  )

  app.get(
    '/jobs/:segment/recommended',
    {
      schema: { params: BySegment, querystring: ByWhom, response: { 200: JobPage } },
      config: { can: 'public' },
    },
    async (request, reply) => {
      const id = idIn(request.params.segment)
      const job = id && (await jobWithEmployer(db, id, request.site, request.viewer))
      if (!job) throw notFound('There is no such job. It may have been removed.')
      if (job.isGone) return reply.redirect(`/jobs/${job.id}`, 303)
      const what = { kind: 'job', subjectId: job.id } as const
      const recommendedBy = await recommenderOf(db, request.viewer, what, request.query.by)
      const page = await jobPage(db, job, contextOf(request), homeOf(job, request))
      return reply.page('jobs/job', { ...page, recommendedBy })
    },
  )
}

const contextOf = ({ viewer, site }: FastifyRequest) => ({ viewer, theme: site })
const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')
