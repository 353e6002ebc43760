import { newId } from '#lib/ids.ts'
import { issueToken } from '#lib/user-tokens.ts'
import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const lastName: Body = () => ({ lastName: `Ortiz ${newId()}` })

const newAddress: Body = async ({ db, maria }) => {
  await issueToken(db, maria, 'new-address', `ortiz.${newId()}@example.org`)
  return {}
}

const badges: Body = async ({ db, maria }) => ({
  user: maria,
  badges: await added(db.insertInto('badges').values({ name: newId(), icon: 'star' }).returning('id')),
})

export default {
  things: [[/^\/(admin\/users|profile)\/:id|:userId/, async (_db, maria) => maria]],
  writes: {
    'PUT /admin/users/:id/edit': lastName,
    'POST /admin/users/:id/edit': lastName,
    'DELETE /admin/users/:id': nothing,
    'POST /admin/users/:id/new-address': newAddress,
    'DELETE /admin/users/:id/new-address': newAddress,
    'POST /admin/users/:id/logout': nothing,
    'POST /admin/users/:id/password-reset': nothing,
    'GET /admin/users/:id/password-reset-link': nothing,
    'POST /admin/users/:id/second-factor': nothing,
    'DELETE /admin/users/:id/sendgrid-status': nothing,
    'POST /admin/users/disable': ({ maria }) => ({ user: maria }),
    'POST /admin/users/set-badges': badges,
  },
} satisfies RoomAccess
