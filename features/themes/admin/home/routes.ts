import type { FastifyRequest } from 'fastify'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { themeMessages } from '#spec/messages.ts'
import type { Settings } from '../../../../config.ts'
import { homeEdit, saveHome } from './home.ts'
import { HomeForm } from './schema.ts'

const url = '/admin/themes/:id/home'
const config = { can: 'themes.edit' } as const

/** The words of the home page that every site has. */
export async function homeWordsRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  const shown = ({ viewer }: FastifyRequest, id: string) =>
    homeEdit(db, viewer, id, { ...settings, originOf: app.sites.originOf })

  app.get(url, { schema: { params: ById }, config }, async (request, reply) =>
    reply.page('themes/admin/home/edit', await shown(request, request.params.id)),
  )

  app.put(
    url,
    {
      schema: { params: ById, querystring: UnmodifiedSince, body: HomeForm },
      preValidation: authorizeFirst(ById, ({ id }, request) => shown(request, id)),
      config,
    },
    async (request, reply) => {
      const { id } = request.params
      const { body, query } = request
      await db.transaction().execute((trx) => saveHome(trx, request, id, body, query))
      await app.sites.refresh()
      return reply.done({
        to: `/admin/themes/${id}/home`,
        message: themeMessages.saved,
        body: { theme: { id } },
      })
    },
  )
}
