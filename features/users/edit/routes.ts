import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { Opened } from '#lib/opened.ts'
import type { App } from '#lib/web.ts'
import { userMessages } from '#spec/messages.ts'
import { saveUser } from './save.ts'
import { UserChange } from './schema.ts'
import { userEdit } from './user-edit.ts'

const ById = z.object({ id: z.uuid() })
const config = { can: 'users.manage' } as const

/** /admin/users/{id}/edit (document 1, section 2): the form, and its writes. */
export default async function userEditRoutes(app: App, { db }: { db: Db }) {
  const url = '/admin/users/:id/edit'

  app.get(url, { schema: { params: ById }, config }, async (request, reply) =>
    reply.page('users/edit', await userEdit(db, request, request.params.id)),
  )

  for (const method of ['POST', 'PUT'] as const)
    app.route({
      ...{ method, url, config },
      schema: { params: ById, querystring: Opened, body: UserChange },
      handler: async (request, reply) => {
        const { id } = request.params as z.infer<typeof ById>
        const errors = await saveUser(db, request, id, request.body as UserChange, request.query as Opened)
        if (errors) return reply.back(errors)
        return reply.done({ to: `/admin/users/${id}`, message: userMessages.saved, body: { user: { id } } })
      },
    })
}
