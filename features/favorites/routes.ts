import { z } from 'zod'
import { jobCards } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import type { Person } from '#spec/access.ts'
import { jobsPerPage } from '#spec/limits.ts'
import { favoriteMessages } from '#spec/messages.ts'
import type { Settings } from '../../config.ts'
import { favoritesOf, setFavorite } from './favorites.ts'
import { rememberIntent } from './intent.ts'
import type { FavoritesPage } from './schema.ts'

const BySegment = z.object({ segment: z.string().max(400) })
const Favorite = z.object({
  favorite: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
})
const usualLimit = 20
const Paged = z.object({
  page: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
  limit: z.coerce.number().int().min(1).max(jobsPerPage.most).catch(usualLimit).default(usualLimit),
})
const config = { can: 'job.favorite' } as const

/** Favourites (document 1, sections 5 and 7). */
export default async function favoriteRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  app.get('/jobs/favorites', { schema: { querystring: Paged }, config }, async (request, reply) =>
    reply.page('favorites/list', await favoritesPage(db, request.viewer, request.query)),
  )

  app.post(
    '/jobs/:segment/favorite',
    {
      schema: { params: BySegment, body: Favorite },
      config: { ...config, limit: { points: 120, seconds: 60, by: 'account' } },
      onSend: rememberIntent(settings.secret),
    },
    async (request, reply) => {
      const id = idIn(request.params.segment)
      const { favorite } = request.body
      if (!id || !(await jobCards(db, null, [id])).has(id))
        throw notFound('There is no such job. It may have been removed.')
      await setFavorite(db, request.viewer!.id, id, favorite)
      return reply.done({
        message: favorite ? favoriteMessages.saved : favoriteMessages.removed,
        body: { favorite },
      })
    },
  )
}

async function favoritesPage(
  db: Db,
  viewer: Person,
  paged: { page: number; limit: number },
): Promise<FavoritesPage> {
  const { kept, total } = await favoritesOf(db, viewer!.id, paged)
  const last = Math.max(1, Math.ceil(total / paged.limit))
  // Whoever takes the only job off the last page stands behind the end.
  if (paged.page > last) return favoritesPage(db, viewer, { ...paged, page: last })
  const cards = await jobCards(
    db,
    viewer,
    kept.map(({ jobId }) => jobId),
  )
  const jobs = kept.flatMap(({ jobId, savedAt }) => {
    const card = cards.get(jobId)
    return card ? [{ ...card, savedAt: savedAt.toISOString() }] : []
  })
  return { jobs, totalDocs: total, ...paged }
}
