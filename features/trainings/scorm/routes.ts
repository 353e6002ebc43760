import { originHere } from '#features/themes/index.ts'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { trainingFor } from '../trainings.ts'
import { keep, playPage } from './play.ts'
import { Arrived, Commit, Kept, Navigation, PlayPage, PlayQuery } from './schema.ts'
import { navigate } from './sequencing/navigate.ts'

const config = { can: 'learning.use' } as const
const path = '/trainings/:id/package'

/** Playing the package of a training. */
export default async function scormRoutes(app: App, { db, settings }: Tools) {
  const contentOrigin = () => settings.contentDomain && app.sites.originOf(settings.contentDomain)

  const there = authorizeFirst(ById, ({ id }, { viewer, site }) => trainingFor(db, viewer!, site, id))

  app.get(
    path,
    { schema: { params: ById, querystring: PlayQuery, response: { 200: PlayPage } }, config },
    async (request, reply) => {
      const { viewer, site, params, query } = request
      const served = {
        secret: settings.secret,
        contentOrigin: contentOrigin(),
        frame: originHere(request),
      }
      // The address of the package works for some hours, and what was kept changes while it is played.
      reply.header('cache-control', 'private, no-store')
      return reply.page('trainings/play', await playPage(db, viewer!, site, params.id, served, query.item))
    },
  )

  app.post(
    path,
    {
      schema: { params: ById, body: Commit, response: { 200: done(Kept.shape) } },
      config,
      preValidation: there,
    },
    async ({ viewer, site, params, body }, reply) => {
      return reply.done({ body: await keep(db, viewer!, site, params.id, body) })
    },
  )

  app.post(
    `${path}/navigation`,
    {
      schema: { params: ById, body: Navigation, response: { 200: done(Arrived.shape) } },
      config,
      preValidation: there,
    },
    async ({ viewer, site, params, body }, reply) => {
      return reply.done({ body: await navigate(db, viewer!, site, params.id, body) })
    },
  )
}
