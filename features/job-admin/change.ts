import type { FastifyRequest } from 'fastify'
import { spendCredit } from '#features/employers/index.ts'
import {
  compactLater,
  deleteJobs,
  expireJobs,
  pauseJobs,
  promoteJobs,
  renewJobs,
  restoreJobs,
} from '#features/jobs/index.ts'
import { audit } from '#lib/audit.ts'
import { type Db, patiently } from '#lib/db.ts'
import { Problem } from '#lib/problem.ts'
import { promotionDays } from '#spec/limits.ts'
import { jobAdminMessages } from './messages.ts'

const changes = {
  expire: expireJobs,
  restore: restoreJobs,
  renew: renewJobs,
  pause: pauseJobs,
  delete: deleteJobs,
}
export type Change = keyof typeof changes
/** The next reading of a feed would undo them. */
const byHandAlone: Change[] = ['renew', 'pause']

/**
 * Closes, pauses, opens again, renews or deletes jobs that the viewer may change (jobsFor).
 * @throws Problem 409 for jobs of a feed that are to be paused or renewed
 */
export const changeJobs = (
  db: Db,
  request: FastifyRequest,
  verb: Change,
  jobs: { id: string; feedId: string | null }[],
): Promise<void> =>
  patiently(db, async (trx) => {
    if (byHandAlone.includes(verb) && jobs.some(({ feedId }) => feedId))
      throw new Problem(409, jobAdminMessages.ofFeed)
    const ids = jobs.map(({ id }) => id)
    await changes[verb](trx, ids)
    for (const id of ids) await auditJob(trx, request, verb, id)
    await compactLater(trx)
  })

/**
 * Spends a credit of the employer to promote a job for 30 days; the promotion ends by itself.
 * @returns until when
 * @throws Problem 409 for one that is promoted already or closed, and without a credit
 */
export const promoteJob = (
  db: Db,
  request: FastifyRequest,
  { id, employerId }: { id: string; employerId: string },
): Promise<Date> =>
  patiently(db, async (trx) => {
    // The employer first, as everywhere: of two at once for one job the second finds it promoted.
    await spendCredit(trx, request, employerId, id)
    const job = await trx
      .selectFrom('jobs')
      .innerJoin('job_entries as entry', 'entry.id', 'jobs.id')
      .select(['promoted_until as until', 'entry.live as isLive'])
      .where('jobs.id', '=', id)
      .executeTakeFirst()
    if (!job?.isLive) throw new Problem(409, jobAdminMessages.notOpen)
    if (job.until && job.until > new Date()) throw new Problem(409, jobAdminMessages.promotedAlready)
    const until = new Date(Date.now() + promotionDays * 86_400_000)
    await promoteJobs(trx, [id], until)
    await auditJob(trx, request, 'promote', id)
    return until
  })

const auditJob = (trx: Db, request: FastifyRequest, verb: string, id: string) =>
  audit(trx, request, { action: `job.${verb}`, subject: { type: 'job', id } })
