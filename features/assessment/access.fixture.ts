import { added, type RoomAccess } from '#test/room-access.ts'

export default {
  things: [
    [
      /^\/assessment\/results\/:id/,
      (db, maria) =>
        added(
          db
            .insertInto('assessments')
            .values({
              user_id: maria,
              scores: JSON.stringify({ R: 33, I: 37, A: 19, S: 41, E: 24, C: 33 }),
              completed_at: new Date(),
            })
            .returning('id'),
        ),
    ],
  ],
  parameters: { step: async () => '1' },
} satisfies RoomAccess
