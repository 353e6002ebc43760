import { newId } from '#lib/ids.ts'
import { added, nothing, type RoomAccess } from '#test/room-access.ts'

const named = () => ({ name: `Need ${newId()}` })

export default {
  things: [
    [
      /^\/admin\/user-needs\/:id/,
      (db) =>
        added(
          db
            .insertInto('user_needs')
            .values({ ...named(), position: 50 })
            .returning('id'),
        ),
    ],
  ],
  writes: {
    'POST /admin/user-needs': named,
    'PUT /admin/user-needs/:id': named,
    'POST /admin/user-needs/:id/place': nothing,
    'DELETE /admin/user-needs/:id': nothing,
  },
} satisfies RoomAccess
