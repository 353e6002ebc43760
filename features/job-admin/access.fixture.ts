import { jobId, saveJobs } from '#features/jobs/index.ts'
import { draft } from '#features/jobs/job.fixture.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { Body, RoomAccess, Scene } from '#test/room-access.ts'

/** An open job of the scene's employer, which has a credit. */
async function openJob(db: Db, _maria: string, { employer }: Scene): Promise<string> {
  const reference = newId()
  await saveJobs(db, employer, null, [draft(reference)])
  await db.updateTable('employers').set({ promotion_credits: 5 }).where('id', '=', employer).execute()
  return jobId(employer, reference)
}

const written = {
  title: 'Welder',
  place: 'Norfolk, VA',
  description: 'Weld hulls in our yard.',
  expiresAt: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
}

const chosen: Body = async ({ db, maria, scene }) => ({ jobs: await openJob(db, maria, scene) })

export default {
  things: [[/^\/(?:admin|employer)\/jobs\/:id/, openJob]],
  writes: {
    'POST /admin/jobs/expire': chosen,
    'POST /admin/jobs/restore': chosen,
    'POST /admin/jobs/delete': chosen,
    'POST /admin/jobs/renew': chosen,
    'POST /admin/jobs/pause': chosen,
    'POST /employer/jobs': ({ scene }) => ({ ...written, employer: scene.employer }),
    'PUT /employer/jobs/:id': () => written,
    'POST /employer/jobs/:id': () => written,
    'PUT /employer/jobs/:id/additions': () => ({ benefits: ['health'] }),
    'POST /employer/jobs/:id/additions': () => ({ benefits: ['health'] }),
    'POST /admin/jobs/:id/promote': () => ({}),
  },
} satisfies RoomAccess
