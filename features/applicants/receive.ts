import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'

type Application = { id: string; userId: string; jobId: string; employerId: string }

/** An application went through us to its employer: from now on it is among the applicants. Twice is once. */
export async function receiveApplication(
  db: Db,
  { id, userId, jobId, employerId }: Application,
): Promise<void> {
  const added = await db
    .insertInto('applicants')
    .values({ application_id: id, user_id: userId, job_id: jobId, employer_id: employerId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .executeTakeFirst()
  if (added) await addTask(db, 'applicants.measure', { job: jobId }, { key: `applicants of ${jobId}` })
}
