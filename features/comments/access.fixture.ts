import { added, type Body, nothing, type RoomAccess } from '#test/room-access.ts'

const hidden: Body = () => ({ hidden: true })

export default {
  things: [
    [
      /^\/admin\/comments\/:id/,
      (db, _maria, { siteA }) =>
        added(
          db
            .insertInto('comments')
            .values({ theme_id: siteA, name: 'Dale', email: 'dale@example.org', message: 'Thank you.' })
            .returning('id'),
        ),
    ],
  ],
  writes: {
    'PUT /admin/comments/:id': hidden,
    'POST /admin/comments/:id': hidden,
    'DELETE /admin/comments/:id': nothing,
  },
} satisfies RoomAccess
