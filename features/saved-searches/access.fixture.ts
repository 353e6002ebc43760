import { added, type RoomAccess } from '#test/room-access.ts'

export default {
  things: [
    [
      /^\/my-saved-searches\/:id/,
      (db, maria, { siteA }) =>
        added(
          db
            .insertInto('saved_searches')
            .values({
              ...{ user_id: maria, theme_id: siteA, name: 'Nursing', query: '{}' },
              ...{ frequency: 'daily', time_zone: 'America/New_York' },
            })
            .returning('id'),
        ),
    ],
  ],
} satisfies RoomAccess
