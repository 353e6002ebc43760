import { added, type RoomAccess } from '#test/room-access.ts'

export default {
  things: [
    [
      /^\/notifications\/:id/,
      (db, maria) =>
        added(
          db
            .insertInto('notices')
            .values({ user_id: maria, kind: 'dd214', what: 'Your DD214 is validated', href: '/account' })
            .returning('id'),
        ),
    ],
  ],
} satisfies RoomAccess
