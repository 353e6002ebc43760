import type { Db } from '#lib/db.ts'
import { added, type Body, nothing, type RoomAccess, type Scene } from '#test/room-access.ts'

/** Maria has applied for the job of the scene, and is among its applicants. */
async function applied(db: Db, maria: string, { job, employer }: Scene): Promise<string> {
  const about = { user_id: maria, job_id: job, employer_id: employer }
  const { id } = await db
    .insertInto('applications')
    .values({ ...about, status: 'APPLIED', applied_by: 'here' })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet({ applied_by: 'here' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('applicants')
    .values({ ...about, application_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

const chosen: Body = async ({ db, maria, scene }) => ({
  applicants: await applied(db, maria, scene),
  status: 'INTERVIEWING',
  message: 'Can we talk on Monday?',
})

const status: Body = async ({ db, maria, scene }) => {
  await applied(db, maria, scene)
  return { job: scene.job, user: maria, status: 'INTERVIEWING' }
}

export default {
  things: [
    [
      /^\/employer\/applicants\/:id\/remind/,
      async (db, maria, scene) => {
        const id = await applied(db, maria, scene)
        await db.updateTable('applicants').set({ status: 'HIRED' }).where('application_id', '=', id).execute()
        return id
      },
    ],
    [/^\/employer\/applicants\/:id/, applied],
  ],
  parameters: {
    note: async (db, maria, scene) =>
      added(
        db
          .insertInto('applicant_notes')
          .values({ application_id: await applied(db, maria, scene), text: 'Good call.' })
          .returning('id'),
      ),
  },
  writes: {
    'PUT /employer/applicant/status': status,
    'POST /employer/applicant/status': status,
    'POST /employer/applicants/status': chosen,
    'POST /employer/applicants/message': chosen,
    'POST /employer/applicants/:id/notes': () => ({ text: 'Good call.', rating: 4 }),
    'DELETE /employer/applicants/:id/notes/:note': nothing,
    'POST /employer/applicants/:id/remind': nothing,
  },
} satisfies RoomAccess
