import { added, type RoomAccess } from '#test/room-access.ts'

export default {
  things: [
    [
      /^\/jobs\/applications\/:id/,
      (db, maria, { job, employer }) =>
        added(
          db
            .insertInto('applications')
            .values({ user_id: maria, job_id: job, employer_id: employer, status: 'INTERESTED' })
            .onConflict((conflict) =>
              conflict.columns(['user_id', 'job_id']).doUpdateSet({ status: 'INTERESTED' }),
            )
            .returning('id'),
        ),
    ],
  ],
} satisfies RoomAccess
