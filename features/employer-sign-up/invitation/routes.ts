import type { App, Tools } from '#lib/web.ts'
import { accept, invitationPage } from './accept.ts'
import { Acceptance, Link } from './schema.ts'

const url = '/employer/invitation'

/** The link by which somebody begins to work for an employer. Opening it changes nothing. */
export default async function invitationRoutes(app: App, tools: Tools) {
  app.get(
    url,
    { schema: { querystring: Link }, config: { can: 'public', form: true } },
    async (request, reply) => {
      reply.header('referrer-policy', 'same-origin')
      const page = await invitationPage(tools.db, request, request.query.token)
      return reply.page('employer-sign-up/invitation/accept', page, { personal: true })
    },
  )

  app.post(
    url,
    {
      schema: { body: Acceptance },
      config: { can: 'public', limit: { points: 30, seconds: 3600, by: 'address' } },
    },
    (request, reply) => accept(tools, request, reply, request.body),
  )
}
