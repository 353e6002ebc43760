import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { foundFirst } from '#lib/found-first.ts'
import { Opened } from '#lib/opened.ts'
import type { App } from '#lib/web.ts'
import { themeMessages } from '#spec/messages.ts'
import type { Settings } from '../../../../config.ts'
import { homeEdit, saveHome } from './home.ts'
import { HomeForm } from './schema.ts'

const ById = z.object({ id: z.uuid() })
const url = '/admin/themes/:id/home'
const config = { can: 'themes.edit' } as const

/** The words of the home page that every site has. */
export async function homeWordsRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  const shown = ({ viewer, headers }: FastifyRequest, id: string) =>
    homeEdit(db, viewer, id, { ...settings, headers })

  app.get(url, { schema: { params: ById }, config }, async (request, reply) =>
    reply.page('themes/admin/home/edit', await shown(request, request.params.id)),
  )

  // A form without script can only post.
  app.route({
    method: ['PUT', 'POST'],
    url,
    schema: { params: ById, querystring: Opened, body: HomeForm },
    preValidation: foundFirst(ById, ({ id }, request) => shown(request, id)),
    config,
    handler: async (request, reply) => {
      const { id } = request.params
      const { body, query } = request
      const refused = await db.transaction().execute((trx) => saveHome(trx, request, id, body, query))
      if (refused) return reply.back(refused.errors)
      await app.sites.refresh()
      return reply.done({
        to: `/admin/themes/${id}/home`,
        message: themeMessages.saved,
        body: { theme: { id } },
      })
    },
  })
}
