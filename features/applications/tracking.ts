import { jobCards } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import type { ApplicationStatus } from '#spec/lists.ts'
import { setStatus } from './applications.ts'
import type { ApplicationChange, TrackedApplication } from './schema.ts'

/** So many of a person's records are shown, the last touched first. */
const most = 500

/** What a person follows, with its history. */
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

/** The driver gives a date as that day's midnight here. */
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

/** Changes what a person notes of an own application. @returns false when it is none of theirs */
export async function changeApplication(
  db: Db,
  userId: string,
  id: string,
  { status, notes, nextStepOn }: ApplicationChange,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
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
    if (own && status) await setStatus(trx, id, status, userId)
    return own !== undefined
  })
}

/** Stops following a job. 'sent': it went to the employer by mail, and stays; null: this person follows no such job. */
export async function stopFollowing(db: Db, userId: string, id: string): Promise<'stopped' | 'sent' | null> {
  const own = await db
    .selectFrom('applications')
    .select('applied_by')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!own) return null
  const gone = await db
    .deleteFrom('applications')
    .where('id', '=', id)
    .where((row) => row.or([row('applied_by', 'is', null), row('applied_by', '=', 'link')]))
    .returning('id')
    .executeTakeFirst()
  return gone ? 'stopped' : 'sent'
}
