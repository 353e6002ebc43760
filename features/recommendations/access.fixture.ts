import { added, type RoomAccess } from '#test/room-access.ts'

export default {
  things: [
    [
      /^\/recommendations\/:id/,
      (db, maria, { job, mentor }) =>
        added(
          db
            .insertInto('recommendations')
            .values({ mentor_id: mentor, mentee_id: maria, kind: 'job', subject_id: job })
            .returning('id'),
        ),
    ],
  ],
  silent: {
    'POST /recommendations': 'a mentor’s own list: the recommendation says who gave it, and when',
    'POST /jobs/:segment/recommend': 'a mentor’s own list: the recommendation says who gave it, and when',
  },
} satisfies RoomAccess
