import { cancelAddressChange, pendingAddress, resendAddressProof } from '#features/sign-in/index.ts'
import type { Db } from '#lib/db.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { userMessages } from '#spec/messages.ts'
import { subjectOf } from '../subject.ts'
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
      const before = (await pendingAddress(db, id))?.since
      await saveUser(db, request, id, request.body, request.query)
      const pending = await pendingAddress(db, id)
      const message =
        pending && pending.since !== before ? userMessages.addressAsked(pending.email) : userMessages.saved
      return reply.done({ to: `/admin/users/${id}`, message, body: { user: { id } } })
    },
  )

  const address = '/admin/users/:id/new-address'
  const often = { points: 10, seconds: 3_600, by: 'account' } as const
  app.post(
    address,
    { schema: { params: ById }, config: { ...config, limit: often } },
    async (request, reply) => {
      const person = await subjectOf(db, request, request.params.id, 'edit')
      const email = await resendAddressProof(db, request, person)
      return reply.done({ message: userMessages.addressResent(email), body: { user: { id: person.id } } })
    },
  )

  app.delete(address, { schema: { params: ById }, config }, async (request, reply) => {
    const person = await subjectOf(db, request, request.params.id, 'edit')
    await cancelAddressChange(db, request, person)
    return reply.done({ message: userMessages.addressCancelled, body: { user: { id: person.id } } })
  })
}
