import { sql } from 'kysely'
import { added, type RoomAccess } from '#test/room-access.ts'

export default {
  things: [
    [
      /^\/connections\/:id/,
      (db, maria, { mentor }) =>
        added(
          db
            .insertInto('connections')
            .values({ sender_id: mentor, receiver_id: maria })
            .onConflict((conflict) =>
              conflict
                .expression(sql`least(sender_id, receiver_id), greatest(sender_id, receiver_id)`)
                .doUpdateSet({ message: '' }),
            )
            .returning('id'),
        ),
    ],
  ],
  silent: {
    'POST /connections/mentoring': 'a mentor’s own offer, shown beside their name',
    'PUT /connections/mentoring': 'a mentor’s own offer, shown beside their name',
  },
} satisfies RoomAccess
