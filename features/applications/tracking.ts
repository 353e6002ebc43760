import { jobCards } from '#features/job-cards/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound, Problem } from '#lib/problem.ts'
import type { Person } from '#spec/access.ts'
import type { ApplicationStatus } from '#spec/lists.ts'
import { moveApplication } from './applications.ts'
import { applicationMessages } from './messages.ts'
import type { ApplicationChange, TrackedApplication } from './schema.ts'

/** How many of a person's records are shown, most recently changed first. */
const most = 500

/** A person's applications, with their history. */
export async function applicationsOf(db: Db, viewer: NonNullable<Person>): Promise<TrackedApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', viewer.id)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
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
      isSent: row.applied_by === 'email',
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
  const rows = await db
    .selectFrom('application_changes')
    .select(['application_id as id', 'status', 'at', 'set_by'])
    .where('application_id', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const histories = new Map<string, TrackedApplication['history']>()
  for (const { id, status, at, set_by } of rows)
    histories.set(id, [
      ...(histories.get(id) ?? []),
      { status: status as ApplicationStatus, at: at.toISOString(), isOwn: set_by === viewer.id },
    ])
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
