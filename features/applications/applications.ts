import { sql } from 'kysely'
import { receiveApplication } from '#features/applicants/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import type { ApplicationStatus } from '#spec/lists.ts'

type About = { userId: string; jobId: string; employerId: string }
type Applied = { by: 'link' | 'email' | 'here'; message?: string; resumeFileId?: string | null }

/** A person's application for a job. */
export async function applicationOf(
  db: Db,
  userId: string,
  jobId: string,
): Promise<{ id: string; status: ApplicationStatus; appliedAt: string | null } | null> {
  const row = await db
    .selectFrom('applications')
    .select(['id', 'status', 'applied_at'])
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    status: row.status as ApplicationStatus,
    appliedAt: row.applied_at?.toISOString() ?? null,
  }
}

/** Adds a job to a person's applications unless it is there. @returns the record's id */
export async function follow(db: Db, about: About, status: ApplicationStatus): Promise<string> {
  return inTransaction(db, async (trx) => {
    const begun = await trx
      .insertInto('applications')
      .values({
        user_id: about.userId,
        job_id: about.jobId,
        employer_id: about.employerId,
        status,
        set_by: about.userId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (begun) await remember(trx, begun.id, status, about.userId)
    return begun?.id ?? (await applicationOf(trx, about.userId, about.jobId))!.id
  })
}

/**
 * Records that a person has applied. An application that is further along keeps its status.
 * @returns the record, and whether this is the first one by link, or the first that goes through us: only then is a mail sent
 */
export async function recordApplied(
  db: Db,
  about: About,
  applied: Applied,
): Promise<{ id: string; isFirst: boolean }> {
  const id = await follow(db, about, 'APPLIED')
  return inTransaction(db, async (trx) => {
    const { status, applied_by } = await trx
      .selectFrom('applications')
      .select(['status', 'applied_by'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isSent = applied.by !== 'link'
    const isFirst = isSent ? applied_by === null || applied_by === 'link' : applied_by === null
    if (isFirst)
      await trx
        .updateTable('applications')
        .set({
          applied_by: applied.by,
          applied_at: sql<Date>`coalesce(applied_at, now())`,
          ...(isSent && {
            message: applied.message ?? '',
            resume_file_id: applied.resumeFileId ?? null,
          }),
        })
        .where('id', '=', id)
        .execute()
    if (isFirst && isSent) await receiveApplication(trx, { id, ...about })
    if (status === 'INTERESTED') await moveApplication(trx, id, 'APPLIED', about.userId)
    return { id, isFirst }
  })
}

/** Moves an application to a status and records who did; the history keeps the previous one. Idempotent. */
export async function moveApplication(
  db: Db,
  id: string,
  status: ApplicationStatus,
  by: string,
): Promise<void> {
  const changed = await db
    .updateTable('applications')
    .set((row) => ({
      status,
      set_by: by,
      set_at: new Date(),
      updated_at: new Date(),
      ...(status === 'APPLIED' && { applied_at: row.fn.coalesce('applied_at', sql<Date>`now()`) }),
    }))
    .where('id', '=', id)
    .where('status', '!=', status)
    .returning('id')
    .executeTakeFirst()
  if (changed) await remember(db, id, status, by)
}

async function remember(db: Db, id: string, status: ApplicationStatus, by: string): Promise<void> {
  await db.insertInto('application_changes').values({ application_id: id, status, set_by: by }).execute()
}
