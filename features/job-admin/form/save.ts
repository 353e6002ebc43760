import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { compactLater, expireJobs, jobId, pauseJobs, saveJobs, setOwnFacts } from '#features/jobs/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, patiently } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { isModifiedSince, type UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { Invalid } from '#lib/problem.ts'
import { jobAdminMessages } from '../messages.ts'
import { draftOf } from './draft.ts'
import type { FeedJobForm, JobForm } from './schema.ts'

type Employer = { id: string; defaultCategory: string | null }
type Job = { id: string; reference: string }

/** Posts a job: a row like those of feeds, in the index with the same transaction. @returns its id */
export async function postJob(
  db: Db,
  actor: Actor,
  employer: Employer,
  form: JobForm,
  postedAt = new Date(),
): Promise<string> {
  const reference = `J-${newId().slice(-8).toUpperCase()}`
  const draft = await draftOf(db, employer, form, { reference, postedAt })
  const id = jobId(employer.id, reference)
  await patiently(db, async (trx) => {
    await saveJobs(trx, employer.id, null, [{ ...draft, hash: hashOf(draft) }])
    await ownFacts(trx, id, form)
    await auditJob(trx, actor, 'post', id)
    await compactLater(trx)
  })
  return id
}

/** Changes a job; a closed one stays closed. @throws Invalid when somebody else has changed it since the form was opened */
export async function changeJob(
  db: Db,
  request: FastifyRequest,
  employer: Employer,
  { id, reference }: Job,
  form: JobForm,
  since: UnmodifiedSince,
): Promise<void> {
  const draft = await draftOf(db, employer, form, { reference, postedAt: new Date() })
  await patiently(db, async (trx) => {
    const before = await locked(trx, id, since)
    await saveJobs(trx, employer.id, null, [{ ...draft, hash: hashOf(draft) }])
    await ownFacts(trx, id, form)
    if (before.expired_at) await closeAgain(trx, id, before.paused_at)
    await auditJob(trx, request, 'change', id)
    await compactLater(trx)
  })
}

/** Of a job from a feed: what the feed does not say. The rest is locked, because the next reading would undo it. */
export const changeFeedJob = (
  db: Db,
  request: FastifyRequest,
  { id }: Job,
  form: FeedJobForm,
  since: UnmodifiedSince,
): Promise<void> =>
  patiently(db, async (trx) => {
    await locked(trx, id, since)
    await setOwnFacts(trx, id, form)
    await auditJob(trx, request, 'change', id)
  })

async function locked(trx: Db, id: string, since: UnmodifiedSince) {
  // Entries before jobs, as everywhere: of two who save at once the second sees what the first has changed.
  await trx.selectFrom('job_entries').select('id').where('id', '=', id).forUpdate().execute()
  const before = await trx
    .selectFrom('jobs')
    .select(['updated_at', 'expired_at', 'paused_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (isModifiedSince(before.updated_at, since))
    throw new Invalid({ form: jobAdminMessages.changedMeanwhile })
  return before
}

const closeAgain = (trx: Db, id: string, pausedAt: Date | null) =>
  (pausedAt ? pauseJobs : expireJobs)(trx, [id])

const ownFacts = (trx: Db, id: string, { benefits, quiz, jobg8ApplyType }: JobForm) =>
  setOwnFacts(trx, id, { benefits, quiz, applyHere: jobg8ApplyType === 'here' })

const hashOf = (draft: object) => createHash('sha256').update(JSON.stringify(draft)).digest()

const auditJob = (trx: Db, actor: Actor, verb: string, id: string) =>
  audit(trx, actor, { action: `job.${verb}`, subject: { type: 'job', id } })
