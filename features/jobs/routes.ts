import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { recommenderOf } from '#features/recommendations/index.ts'
import { originOf, type Sites } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { notFound } from '#lib/problem.ts'
import { type App, representation } from '#lib/web.ts'
import { favorited } from './cards.ts'
import { homeOf } from './home-of.ts'
import { jobWithEmployer } from './job.ts'
import { jobPage } from './job-page.ts'
import { jobHref } from './links.ts'
import { SearchParameters } from './parameters.ts'
import { readQuery } from './query.ts'
import { searchJobs } from './search.ts'
import { similarJobs } from './similar.ts'
import { jsonFeed, rss } from './syndication.ts'

const BySegment = z.object({ segment: z.string().max(400) })
const ByWhom = z.object({ by: z.uuid().optional().catch(undefined) })

/** Jobs: the search, its feeds, and the page of a job. */
export default async function jobRoutes(app: App, { db, sites }: { db: Db; sites: Sites }) {
  app.get(
    '/jobs/search',
    { schema: { querystring: SearchParameters }, config: { can: 'public', cached: true } },
    async (request, reply) =>
      reply.page('jobs/search', await searchJobs(db, contextOf(request), readQuery(request.query))),
  )

  app.get(
    '/jobs/search.rss',
    { schema: { querystring: SearchParameters }, config: { can: 'public' } },
    async (request, reply) => {
      const query = readQuery(request.query)
      const { jobs } = await searchJobs(db, contextOf(request), query)
      return reply
        .type('application/rss+xml; charset=utf-8')
        .send(rss(jobs, { origin: originOf(request), site: request.site.name, query }))
    },
  )

  app.get(
    '/jobs/search.json',
    { schema: { querystring: SearchParameters }, config: { can: 'public' } },
    async (request, reply) => {
      const query = readQuery(request.query)
      const { jobs } = await searchJobs(db, contextOf(request), query)
      return reply
        .type('application/feed+json; charset=utf-8')
        .send(jsonFeed(jobs, { origin: originOf(request), site: request.site.name, query }))
    },
  )

  app.get(
    '/jobs/:segment',
    { schema: { params: BySegment }, config: { can: 'public', cached: true } },
    async (request, reply) => {
      const id = idIn(request.params.segment)
      const job = id && (await jobWithEmployer(db, id))
      if (!job) throw notFound('There is no such job. It may have been removed.')
      if (job.isGone)
        return reply.page(
          'jobs/gone',
          {
            title: job.title,
            similar: await favorited(db, request.viewer, await similarJobs(db, job, request.site)),
          },
          { status: 410 },
        )
      const href = jobHref({ id: job.id, title: job.title, employer: job.feed_employer ?? job.employer_name })
      if (
        representation(request.headers) !== 'json' &&
        request.params.segment !== href.slice('/jobs/'.length)
      )
        return reply.redirect(href + searchOf(request.url), 301)
      return reply.page('jobs/job', await jobPage(db, job, contextOf(request), homeOf(job, sites, request)))
    },
  )

  app.get(
    '/jobs/:segment/recommended',
    { schema: { params: BySegment, querystring: ByWhom }, config: { can: 'public' } },
    async (request, reply) => {
      const id = idIn(request.params.segment)
      const job = id && (await jobWithEmployer(db, id))
      if (!job) throw notFound('There is no such job. It may have been removed.')
      if (job.isGone) return reply.redirect(`/jobs/${job.id}`, 303)
      const { by } = request.query
      const what = { kind: 'job', subjectId: job.id } as const
      const recommendedBy = by ? await recommenderOf(db, request.viewer, by, what) : null
      const page = await jobPage(db, job, contextOf(request), homeOf(job, sites, request))
      return reply.page('jobs/job', { ...page, recommendedBy })
    },
  )
}

const contextOf = ({ viewer, site }: FastifyRequest) => ({ viewer, theme: site })
const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')
