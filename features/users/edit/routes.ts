import type { Db } from '#lib/db.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { userMessages } from '#spec/messages.ts'
import { saveUser } from './save.ts'
import { UserChange } from './schema.ts'
import { userEdit } from './user-edit.ts'

const config = { can: 'users.manage' } as const

/** /admin/users/{id}/edit (document 1, section 2): the form, and its writes. */
export default async function userEditRoutes(app: App, { db }: { db: Db }) {
  const url = '/admin/users/:id/edit'

  app.get(url, { schema: { params: ById }, config }, async (request, reply) =>
    reply.page('users/edit', await userEdit(db, request, request.params.id)),
  )

  app.put(
    url,
    { schema: { params: ById, querystring: UnmodifiedSince, body: UserChange }, config },
    async (request, reply) => {
      const { id } = request.params
      await saveUser(db, request, id, request.body, request.query)
      return reply.done({ to: `/admin/users/${id}`, message: userMessages.saved, body: { user: { id } } })
    },
  )
}
