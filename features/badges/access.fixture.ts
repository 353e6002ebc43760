import { newId } from '#lib/ids.ts'
import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const badge: Body = () => ({ name: newId(), icon: 'star' })

export default {
  things: [
    [
      /^\/admin\/badges\/:id/,
      (db, _maria, { siteA }) =>
        added(
          db.insertInto('badges').values({ name: newId(), icon: 'star', theme_id: siteA }).returning('id'),
        ),
    ],
  ],
  writes: {
    'POST /admin/badges': badge,
    'PUT /admin/badges/:id': badge,
    'POST /admin/badges/:id': badge,
    'DELETE /admin/badges/:id': nothing,
  },
} satisfies RoomAccess
