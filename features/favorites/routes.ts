import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { jobCards } from '#features/job-cards/index.ts'
import { BySegment } from '#features/job-cards/schema.ts'
import { done } from '#lib/answers.ts'
import type { Db } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import type { Settings } from '../../config.ts'
import * as answers from './answers.ts'
import { favoritesOf, removeFavorite, saveFavorite } from './favorites.ts'
import { rememberIntent } from './intent.ts'
import { favoriteMessages } from './messages.ts'
import { Favorite, type FavoritesPage, FavoritesQuery } from './schema.ts'

const config = { can: 'job.favorite' } as const

/** Saved jobs (document 1, sections 4 and 7). */
export default async function favoriteRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  app.get(
    '/jobs/favorites',
    { schema: { querystring: FavoritesQuery, response: { 200: answers.FavoritesPage } }, config },
    async (request, reply) => reply.page('favorites/list', await favoritesPage(db, request, request.query)),
  )

  app.post(
    '/jobs/:segment/favorite',
    {
      schema: {
        params: BySegment,
        body: Favorite,
        response: { 200: done({ favorite: z.boolean() }) },
      },
      config: { ...config, limit: { points: 120, seconds: 60, by: 'account' } },
      onSend: rememberIntent(settings.secret),
    },
    async (request, reply) => {
      const id = idIn(request.params.segment)
      const { favorite } = request.body
      if (!id || !(await jobCards(db, null, [id], request.site)).has(id))
        throw notFound('There is no such job. It may have been removed.')
      await (favorite ? saveFavorite : removeFavorite)(db, request.viewer!.id, id)
      return reply.done({
        message: favorite ? favoriteMessages.saved : favoriteMessages.removed,
        body: { favorite },
      })
    },
  )
}

async function favoritesPage(
  db: Db,
  { viewer, site }: FastifyRequest,
  query: FavoritesQuery,
): Promise<FavoritesPage> {
  const { rows, ...page } = await favoritesOf(db, viewer!.id, query)
  const cards = await jobCards(
    db,
    viewer,
    rows.map(({ jobId }) => jobId),
    site,
  )
  const jobs = rows.flatMap(({ jobId, savedAt }) => {
    const card = cards.get(jobId)
    return card ? [{ ...card, savedAt: savedAt.toISOString() }] : []
  })
  return { ...page, jobs }
}
