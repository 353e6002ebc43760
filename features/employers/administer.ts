import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { forbidden, Invalid, notFound } from '#lib/problem.ts'
import { addTask } from '#lib/queue.ts'
import { slugOf } from '#lib/slug.ts'
import { columnsOf, type EmployerFields, employerNamed, platform } from './employers.ts'
import { holdName } from './hold-name.ts'
import { employerMessages } from './messages.ts'
import { renameEmployer } from './rename.ts'
import { doneWaiting } from './tell-staff.ts'

type Acting = NonNullable<Actor>

/** Adds an employer by hand. @returns its id @throws Invalid when the site has one of this name */
export async function createEmployer(
  trx: Db,
  actor: Acting,
  name: string,
  fields: EmployerFields,
): Promise<string> {
  await holdName(trx, fields.sourceThemeId ?? platform, name)
  if (await employerNamed(trx, name, fields.sourceThemeId ?? null))
    throw new Invalid({ name: employerMessages.nameTaken })
  const { id } = await trx
    .insertInto('employers')
    .values({ name, slug: slugOf(name, 'employer'), ...columnsOf(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { type: 'employer', id }
  await audit(trx, actor, { action: 'employer.create', subject, detail: { name } })
  return id
}

/**
 * Changes an employer. A new name and whether its jobs expire are in the search index, which follows in the background.
 * @throws Invalid when the site has another of this name
 */
export async function changeEmployer(
  trx: Db,
  actor: Acting,
  id: string,
  name: string,
  fields: EmployerFields,
): Promise<void> {
  await renameEmployer(trx, actor, id, name)
  const before = await trx
    .selectFrom('employers')
    .select(['never_expire_jobs as neverExpire', 'name_space as nameSpace'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (fields.sourceThemeId !== undefined && (fields.sourceThemeId ?? platform) !== before.nameSpace)
    await refuseTakenThere(trx, id, name, fields.sourceThemeId)
  await trx
    .updateTable('employers')
    .set({ ...columnsOf(fields), updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  if (fields.neverExpireJobs !== undefined && fields.neverExpireJobs !== before.neverExpire)
    await addTask(trx, 'jobs.refresh-employer', { employer: id }, { key: `refresh employer ${id}` })
  await sql`select pg_notify('content', '')`.execute(trx)
  await audit(trx, actor, { action: 'employer.edit', subject: { type: 'employer', id } })
}

async function refuseTakenThere(trx: Db, id: string, name: string, themeId: string | null) {
  await holdName(trx, themeId ?? platform, name)
  const other = await employerNamed(trx, name, themeId)
  if (other && other.id !== id) throw new Invalid({ name: employerMessages.nameTaken })
}

/** Doing it again changes nothing. @throws Problem 404 */
export const subscribeEmployer = (trx: Db, actor: Acting, id: string) =>
  changeSubscription(trx, actor, id, { subscribed: true, action: 'employer.subscribe' })

/** Doing it again changes nothing. @throws Problem 404 */
export const unsubscribeEmployer = (trx: Db, actor: Acting, id: string) =>
  changeSubscription(trx, actor, id, { subscribed: false, action: 'employer.unsubscribe' })

async function changeSubscription(
  trx: Db,
  actor: Acting,
  id: string,
  { subscribed, action }: { subscribed: boolean; action: 'employer.subscribe' | 'employer.unsubscribe' },
): Promise<void> {
  const employer = await trx
    .selectFrom('employers')
    .select('subscribed')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!employer) throw notFound(employerMessages.noSuchEmployer)
  await trx
    .updateTable('employers')
    .set({ subscribed, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  await audit(trx, actor, { action, subject: { type: 'employer', id } })
}

export type Approval = { isApproved: boolean; reason: string | null }

/**
 * Approves employers that need it, or revokes that. Nobody decides about an employer that they work for.
 * @returns those whose state changed
 * @throws Problem 403 for an own employer, 404 when one does not exist; then none changes
 */
export async function decideApproval(
  trx: Db,
  actor: Acting,
  ids: string[],
  { isApproved, reason }: Approval,
): Promise<{ id: string; name: string; themeId: string | null }[]> {
  const { viewer } = actor
  const employers = await trx
    .selectFrom('employers')
    .leftJoin('employer_members as own', (join) =>
      join
        .onRef('own.employer_id', '=', 'employers.id')
        .on('own.user_id', 'in', [viewer!.id, viewer!.actorId ?? viewer!.id]),
    )
    .select([
      'employers.id',
      'name',
      'source_theme_id as themeId',
      'needs_approval as isNeeded',
      'approved',
      'own.user_id as member',
    ])
    .where('employers.id', 'in', ids)
    .orderBy('employers.id')
    .forNoKeyUpdate('employers')
    .execute()
  if (new Set(employers.map(({ id }) => id)).size < ids.length)
    throw notFound(employerMessages.noSuchEmployer)
  if (employers.some(({ member }) => member)) throw forbidden(employerMessages.ownApproval)
  const changed = employers.filter(({ isNeeded, approved }) => isNeeded && approved !== isApproved)
  for (const { id } of changed) {
    const decided = { approval_decided_at: new Date(), approval_decided_by: viewer!.actorId ?? viewer!.id }
    await trx
      .updateTable('employers')
      .set({ approved: isApproved, approval_reason: reason, ...decided, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    const action = isApproved ? 'employer.approve' : 'employer.revoke-approval'
    await audit(trx, actor, {
      action,
      subject: { type: 'employer', id },
      detail: { ...(reason && { reason }) },
    })
    await doneWaiting(trx, id)
  }
  return changed.map(({ id, name, themeId }) => ({ id, name, themeId }))
}

/** Deletes an employer with what belongs to it alone; the accounts of its managers stay. Its jobs are taken down before. */
export async function deleteEmployer(trx: Db, actor: Acting, id: string): Promise<void> {
  const { name } = await trx
    .deleteFrom('employers')
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirstOrThrow()
  await doneWaiting(trx, id)
  await audit(trx, actor, { action: 'employer.delete', subject: { type: 'employer', id }, detail: { name } })
}
