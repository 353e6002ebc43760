import { newId } from '#lib/ids.ts'
import { added, type Body, type Make, nothing, type RoomAccess } from '#test/room-access.ts'

const employer: Make = (db) => {
  const name = newId()
  return added(db.insertInto('employers').values({ name, slug: name, needs_approval: true }).returning('id'))
}
const named: Body = () => ({ name: newId() })

/** The employer that was made for the address is the newest one. */
const typed: Body = async ({ db }) => {
  const { name } = await db
    .selectFrom('employers')
    .select('name')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { name }
}

export default {
  things: [[/^\/admin\/employers\/:id/, employer]],
  writes: {
    'POST /admin/employers': named,
    'PUT /admin/employers/:id': named,
    'POST /admin/employers/:id': named,
    'DELETE /admin/employers/:id': typed,
    'DELETE /admin/employers/:id/jobs': typed,
    'POST /admin/employers/:id/subscribe': nothing,
    'POST /admin/employers/:id/unsubscribe': nothing,
    'POST /admin/employers/:id/credits': () => ({ amount: 3 }),
    'POST /employer-signups/approve': async ({ db, maria, scene }) => ({
      employers: await employer(db, maria, scene),
      action: 'allow',
    }),
  },
} satisfies RoomAccess
