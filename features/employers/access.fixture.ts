import { added, nothing, type RoomAccess } from '#test/room-access.ts'

export default {
  things: [
    [
      /^\/admin\/employer-claims\/:id/,
      async (db, maria, { employer }) =>
        added(
          db.insertInto('employer_claims').values({ user_id: maria, employer_id: employer }).returning('id'),
        ),
    ],
  ],
  writes: {
    'POST /admin/employer-claims/:id/approve': nothing,
    'POST /admin/employer-claims/:id/reject': nothing,
  },
} satisfies RoomAccess
