import { newId } from '#lib/ids.ts'
import { added, nothing, type RoomAccess } from '#test/room-access.ts'

export default {
  things: [
    [
      /^\/admin\/newsletter\/:id/,
      (db, _maria, { siteA }) =>
        added(
          db
            .insertInto('newsletter_subscriptions')
            .values({ theme_id: siteA, email: `${newId()}@example.org` })
            .returning('id'),
        ),
    ],
  ],
  writes: { 'DELETE /admin/newsletter/:id': nothing },
} satisfies RoomAccess
