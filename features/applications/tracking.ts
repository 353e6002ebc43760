import { sql } from 'kysely'
import { confirmHire } from '#features/applicants/index.ts'
import { jobCards } from '#features/job-cards/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound, Problem } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import type { ApplicantStatus, ApplicationStatus } from '#spec/lists.ts'
import { moveApplication } from './applications.ts'
import { applicationMessages } from './messages.ts'
import type { ApplicationChange, TrackedApplication } from './schema.ts'

/** How many of a person's records are shown, most recently changed first. */
const most = 500

/** A person's applications, with their history. */
export async function applicationsOf(db: Db, viewer: NonNullable<Person>): Promise<TrackedApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .leftJoin('applicants as decided', 'decided.application_id', 'applications.id')
    .selectAll('applications')
    .select(['decided.status as decision', 'decided.status_at as decided_at', 'decided.confirmed_at'])
    .select(sql<string | null>`to_char(decided.starts_on, 'YYYY-MM-DD')`.as('starts_on'))
    .where('applications.user_id', '=', viewer.id)
    .orderBy('updated_at', 'desc')
    .orderBy('applications.id')
    .limit(most)
    .execute()
  const [cards, histories] = await Promise.all([
    jobCards(
      db,
      viewer,
      rows.map((row) => row.job_id),
    ),
    historiesOf(
      db,
      viewer,
      rows.map((row) => row.id),
    ),
  ])
  return rows.flatMap((row) => {
    const job = cards.get(row.job_id)
    if (!job) return []
    return {
      id: row.id,
      job,
      status: row.status as ApplicationStatus,
      setAt: row.set_at.toISOString(),
      appliedAt: row.applied_at?.toISOString() ?? null,
      notes: row.notes,
      nextStepOn: row.next_step_on ? dayOf(row.next_step_on) : null,
      decision:
        row.decision && row.decision !== 'APPLIED'
          ? {
              status: row.decision as ApplicantStatus,
              at: row.decided_at!.toISOString(),
              startsOn: row.starts_on,
              confirmedAt: row.confirmed_at?.toISOString() ?? null,
            }
          : null,
      isSent: row.applied_by !== null && row.applied_by !== 'link',
      history: histories.get(row.id) ?? [],
    }
  })
}

/** The driver returns a date as midnight of that day in local time. */
const dayOf = (date: Date | string) =>
  typeof date === 'string'
    ? date
    : [date.getFullYear(), date.getMonth() + 1, date.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-')

async function historiesOf(db: Db, viewer: NonNullable<Person>, ids: string[]) {
  if (!ids.length) return new Map<string, TrackedApplication['history']>()
  const { rows } = await sql<{ id: string; status: ApplicationStatus; at: Date; own: boolean }>`
    select application_id as id, status, at, own from (
      select application_id, status, at, id, coalesce(set_by = ${viewer.id}, false) as own from application_changes
      where application_id = any(${ids}::uuid[])
      union all
      select application_id, status, at, id, false from applicant_changes where application_id = any(${ids}::uuid[])
    ) changes order by at desc, id desc`.execute(db)
  const histories = new Map<string, TrackedApplication['history']>()
  for (const { id, status, at, own } of rows)
    histories.set(id, [...(histories.get(id) ?? []), { status, at: at.toISOString(), isOwn: own }])
  return histories
}

const missing = () => notFound('You have no such application.')

/** Updates a person's own application. @throws Problem 404 when it is not theirs */
export async function changeApplication(
  db: Db,
  userId: string,
  id: string,
  { status, notes, nextStepOn }: ApplicationChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = await trx
      .updateTable('applications')
      .set({
        updated_at: new Date(),
        ...(notes !== undefined && { notes }),
        ...(nextStepOn !== undefined && { next_step_on: nextStepOn || null }),
      })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!own) throw missing()
    if (status) await moveApplication(trx, id, status, userId)
  })
}

/**
 * The person confirms that the employer has hired them; their own tracking follows.
 * @throws Problem 404 when it is not theirs, 409 when the employer has not set it to Hired
 */
export async function confirmOwnHire(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = await trx
      .selectFrom('applications')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!own) throw missing()
    if (await confirmHire(trx, userId, id)) await moveApplication(trx, id, 'HIRED', userId)
  })
}

/**
 * Removes a job from a person's applications.
 * @throws Problem 404 when it is not among them, 409 when we mailed the application to the employer
 */
export async function removeApplication(db: Db, userId: string, id: string): Promise<void> {
  const own = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!own) throw missing()
  const removed = await db
    .deleteFrom('applications')
    .where('id', '=', id)
    .where((row) => row.or([row('applied_by', 'is', null), row('applied_by', '=', 'link')]))
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Problem(409, applicationMessages.staysSent)
}
