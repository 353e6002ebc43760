import type { FastifyRequest } from 'fastify'
import { deleteEmployer } from '#features/employers/index.ts'
import { replaceFeeds } from '#features/feeds/index.ts'
import { deleteJobsOf, forgetJobsOf } from '#features/jobs/index.ts'
import { audit } from '#lib/audit.ts'
import { type Db, patiently } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { adminMessages } from './messages.ts'

/** The employer, held, once its name has been typed exactly (document 2, section 5). @throws Invalid, Problem 404 */
async function holdNamed(trx: Db, id: string, typed: string): Promise<void> {
  const employer = await trx
    .selectFrom('employers')
    .select('name')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!employer) throw notFound('There is no such employer. It may have been deleted.')
  if (employer.name !== typed) throw new Invalid({ name: adminMessages.typeName })
}

/** Deletes all jobs of an employer (jobs that people applied for are closed). @returns how many */
export const deleteAllJobs = (db: Db, request: FastifyRequest, id: string, typed: string): Promise<number> =>
  patiently(db, async (trx) => {
    await holdNamed(trx, id, typed)
    const jobs = await deleteJobsOf(trx, id)
    const subject = { type: 'employer', id }
    await audit(trx, request, { action: 'employer.delete-jobs', subject, detail: { jobs } })
    return jobs
  })

/** Deletes an employer with its jobs and feeds; the accounts of its managers stay. */
export const deleteWholeEmployer = (
  db: Db,
  request: FastifyRequest,
  id: string,
  typed: string,
): Promise<void> =>
  patiently(db, async (trx) => {
    await holdNamed(trx, id, typed)
    await replaceFeeds(trx, request, id, [])
    await forgetJobsOf(trx, id)
    await deleteEmployer(trx, request, id)
  })
