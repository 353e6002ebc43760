import type { FastifyRequest } from 'fastify'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { themeMessages } from '#spec/messages.ts'
import { EmployerSignupForm } from './schema.ts'
import { employerSignupEdit, saveEmployerSignup } from './settings.ts'

const url = '/admin/themes/:id/employer-sign-up'
const config = { can: 'themes.edit' } as const

/** What a site asks of employers who sign up. */
export default async function employerSignUpSettingsRoutes(app: App, { db, settings }: Tools) {
  const shown = ({ viewer }: FastifyRequest, id: string) =>
    employerSignupEdit(db, viewer, id, { ...settings, originOf: app.sites.originOf })

  app.get(url, { schema: { params: ById }, config }, async (request, reply) =>
    reply.page('employer-sign-up/settings/edit', await shown(request, request.params.id)),
  )

  app.put(
    url,
    {
      schema: { params: ById, querystring: UnmodifiedSince, body: EmployerSignupForm },
      preValidation: authorizeFirst(ById, ({ id }, request) => shown(request, id)),
      config,
    },
    async (request, reply) => {
      const { id } = request.params
      const { body, query } = request
      await db.transaction().execute((trx) => saveEmployerSignup(trx, request, id, body, query))
      await app.sites.refresh()
      return reply.done({
        to: `/admin/themes/${id}/employer-sign-up`,
        message: themeMessages.saved,
        body: { theme: { id } },
      })
    },
  )
}
