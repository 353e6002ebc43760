import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { JobsMap } from './answers.ts'
import { countiesSvg, eachStateSvg, statesSvg } from './atlas.ts'
import { jobsMap } from './jobs-map.ts'
import { MapQuery } from './schema.ts'

const ByState = z.object({ state: z.string().regex(/^[A-Z]{2}$/) })
const picture = (reply: FastifyReply, svg: string) =>
  reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(svg)

/** Jobs on a map, and the shapes that maps are drawn over: the same for everybody. */
export default async function mapRoutes(app: App, { db }: Tools) {
  app.get(
    '/jobs/map',
    {
      schema: { querystring: MapQuery, response: { 200: JobsMap } },
      config: { can: 'public', application: 'search', cached: true },
    },
    async ({ viewer, site, query }, reply) =>
      reply.page('maps/map', await jobsMap(db, { viewer, theme: site }, query)),
  )

  app.get('/maps/us-states.svg', { config: { can: 'public' } }, async (_request, reply) =>
    picture(reply, statesSvg),
  )

  app.get('/maps/each-state.svg', { config: { can: 'public' } }, async (_request, reply) =>
    picture(reply, eachStateSvg),
  )

  app.get(
    '/maps/counties/:state.svg',
    { schema: { params: ByState }, config: { can: 'public' } },
    async ({ params }, reply) => {
      const svg = countiesSvg(params.state)
      if (!svg) throw notFound('There is no such state on the map.')
      return picture(reply, svg)
    },
  )
}
