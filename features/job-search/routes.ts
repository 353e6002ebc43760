import type { FastifyRequest } from 'fastify'
import { originOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { JsonFeed, SearchPage } from './answers.ts'
import { eventsOf } from './events.ts'
import { SearchParameters } from './query/parameters.ts'
import { readQuery } from './query/read-query.ts'
import { searchJobs } from './search.ts'
import { jsonFeed, rss } from './syndication.ts'

const config = { can: 'public', application: 'search' } as const

/** The search for jobs and its feeds. */
export default async function jobSearchRoutes(app: App, { db }: { db: Db }) {
  app.get(
    '/jobs/search',
    {
      schema: { querystring: SearchParameters, response: { 200: SearchPage } },
      config: { ...config, cached: true },
    },
    async (request, reply) => {
      const context = { ...contextOf(request), mayLeavePlace: true }
      const found = await searchJobs(db, context, readQuery(request.query))
      reply.events = eventsOf(found)
      return reply.page('job-search/search', found)
    },
  )

  app.get(
    '/jobs/search.rss',
    { schema: { querystring: SearchParameters }, config },
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
    { schema: { querystring: SearchParameters, response: { 200: JsonFeed } }, config },
    async (request, reply) => {
      const query = readQuery(request.query)
      const { jobs } = await searchJobs(db, contextOf(request), query)
      return reply
        .type('application/feed+json; charset=utf-8')
        .send(jsonFeed(jobs, { origin: originOf(request), site: request.site.name, query }))
    },
  )
}

const contextOf = ({ viewer, site }: FastifyRequest) => ({ viewer, theme: site })
