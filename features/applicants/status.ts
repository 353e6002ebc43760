import type { FastifyRequest } from 'fastify'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Problem } from '#lib/problem.ts'
import type { ApplicantStatus } from '#spec/lists.ts'
import { tellStatus } from './mail.ts'
import { applicantMessages } from './messages.ts'

type Change = {
  status: ApplicantStatus
  /** the person is notified by mail */
  notify: boolean
  /** of a hire; absent: stays as it is */
  startsOn?: string | null
}

/**
 * The employer decides about applicants; the seekers see it as the employer's, beside their own tracking. Setting the
 * same status again changes nothing and mails nothing.
 * @param ids applicants that the viewer may decide about (applicantFor)
 */
export async function setStatus(
  db: Db,
  request: FastifyRequest,
  ids: string[],
  { status, notify, startsOn }: Change,
): Promise<void> {
  const by = request.viewer!.id
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('applicants')
      .set({ status, status_by: by, status_at: new Date(), confirmed_at: null, starts_on: null })
      .where('application_id', 'in', ids)
      .where('status', '!=', status)
      .returning(['application_id as id', 'user_id as userId'])
      .execute()
    if (status === 'HIRED' && startsOn !== undefined)
      await trx
        .updateTable('applicants')
        .set({ starts_on: startsOn })
        .where('application_id', 'in', ids)
        .execute()
    if (!changed.length) return
    await trx
      .insertInto('applicant_changes')
      .values(changed.map(({ id }) => ({ application_id: id, status, set_by: by })))
      .execute()
    for (const { id, userId } of changed) {
      const subject = { type: 'user', id: userId }
      await audit(trx, request, {
        action: 'applicant.set-status',
        subject,
        detail: { status, application: id },
      })
      await tellStatus(trx, request, { id, userId, byMail: notify })
    }
  })
}

/**
 * The person says that they were hired, too.
 * @returns whether it was new
 * @throws Problem 409 unless the employer has set the application to Hired
 */
export async function confirmHire(db: Db, userId: string, id: string): Promise<boolean> {
  const hired = await db
    .selectFrom('applicants')
    .select(['status', 'confirmed_at'])
    .where('application_id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (hired?.status !== 'HIRED') throw new Problem(409, applicantMessages.notHired)
  if (hired.confirmed_at) return false
  await db
    .updateTable('applicants')
    .set({ confirmed_at: new Date() })
    .where('application_id', '=', id)
    .execute()
  return true
}

/** When somebody of the employer first opens an applicant, it is no longer new. */
export const markSeen = (db: Db, id: string) =>
  db
    .updateTable('applicants')
    .set({ seen_at: new Date() })
    .where('application_id', '=', id)
    .where('seen_at', 'is', null)
    .execute()
