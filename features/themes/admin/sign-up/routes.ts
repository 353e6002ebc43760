import type { FastifyRequest } from 'fastify'
import { authorizeFirst } from '#lib/authorize-first.ts'
import type { Db } from '#lib/db.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { themeMessages } from '#spec/messages.ts'
import type { Settings } from '../../../../config.ts'
import { SignupForm } from './schema.ts'
import { saveSignup, signupEdit } from './sign-up.ts'

const url = '/admin/themes/:id/sign-up'
const config = { can: 'themes.edit' } as const

/** What a site asks of those who sign up. */
export async function signupSettingsRoutes(app: App, { db, settings }: { db: Db; settings: Settings }) {
  const shown = ({ viewer }: FastifyRequest, id: string) =>
    signupEdit(db, viewer, id, { ...settings, originOf: app.sites.originOf })

  app.get(url, { schema: { params: ById }, config }, async (request, reply) =>
    reply.page('themes/admin/sign-up/edit', await shown(request, request.params.id)),
  )

  app.put(
    url,
    {
      schema: { params: ById, querystring: UnmodifiedSince, body: SignupForm },
      preValidation: authorizeFirst(ById, ({ id }, request) => shown(request, id)),
      config,
    },
    async (request, reply) => {
      const { id } = request.params
      const { body, query } = request
      await db.transaction().execute((trx) => saveSignup(trx, request, id, body, query))
      await app.sites.refresh()
      return reply.done({
        to: `/admin/themes/${id}/sign-up`,
        message: themeMessages.saved,
        body: { theme: { id } },
      })
    },
  )
}
