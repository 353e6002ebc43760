import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { foundFirst } from '#lib/found-first.ts'
import { Opened } from '#lib/opened.ts'
import type { App } from '#lib/web.ts'
import { themeMessages } from '#spec/messages.ts'
import type { Settings } from '../../../../config.ts'
import { SignupForm } from './schema.ts'
import { saveSignup, signupEdit } from './sign-up.ts'

const ById = z.object({ id: z.uuid() })
const url = '/admin/themes/:id/sign-up'
const config = { can: 'themes.edit' } as const

/** What a site asks of those who sign up. */
export async function signupSettingsRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  const shown = ({ viewer, headers }: FastifyRequest, id: string) =>
    signupEdit(db, viewer, id, { ...settings, headers })

  app.get(url, { schema: { params: ById }, config }, async (request, reply) =>
    reply.page('themes/admin/sign-up/edit', await shown(request, request.params.id)),
  )

  // A form without script can only post.
  app.route({
    method: ['PUT', 'POST'],
    url,
    schema: { params: ById, querystring: Opened, body: SignupForm },
    preValidation: foundFirst(ById, ({ id }, request) => shown(request, id)),
    config,
    handler: async (request, reply) => {
      const { id } = request.params
      const { body, query } = request
      const refused = await db.transaction().execute((trx) => saveSignup(trx, request, id, body, query))
      if (refused) return reply.back(refused.errors)
      await app.sites.refresh()
      return reply.done({
        to: `/admin/themes/${id}/sign-up`,
        message: themeMessages.saved,
        body: { theme: { id } },
      })
    },
  })
}
