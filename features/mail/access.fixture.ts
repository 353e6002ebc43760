import { added, nothing, type RoomAccess } from '#test/room-access.ts'

export default {
  things: [
    [
      /^\/admin\/mail\/:id/,
      (db) =>
        added(
          db
            .insertInto('mails')
            .values({
              ...{ recipient: 'maria@example.org', subject: 'Welcome', kind: 'activate', status: 'failed' },
              ...{ text_body: 'Welcome', html_body: '<p>Welcome</p>' },
            })
            .returning('id'),
        ),
    ],
  ],
  writes: { 'POST /admin/mail/:id/delivery': nothing },
} satisfies RoomAccess
