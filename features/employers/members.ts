import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { revokeTokens } from '#lib/user-tokens.ts'

export type NewMember = { isOwner?: boolean; invitedBy?: string | null }

/**
 * Makes somebody a member of an employer: they hire for it from now on. Who is one already stays as they are, and
 * becomes an owner where that is asked for.
 */
export async function addMember(
  db: Db,
  actor: Actor,
  employerId: string,
  userId: string,
  { isOwner = false, invitedBy = null }: NewMember = {},
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockBoth(trx, employerId, userId)
    const added = await trx
      .insertInto('employer_members')
      .values({ employer_id: employerId, user_id: userId, is_owner: isOwner, invited_by: invitedBy })
      .onConflict((conflict) => conflict.columns(['employer_id', 'user_id']).doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (added) {
      // Somebody who may not enter an address for a manager may have entered one before (decision 225).
      await revokeTokens(trx, userId, 'new-address')
      await auditMember(trx, actor, 'employer.add-member', userId, employerId, { isOwner })
    } else if (isOwner) await grantOwnership(trx, actor, employerId, userId)
    await keepOneOwner(trx, employerId)
  })
}

/** Ends what somebody does for an employer. Doing it again changes nothing. */
export async function removeMember(db: Db, actor: Actor, employerId: string, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockBoth(trx, employerId, userId)
    const gone = await trx
      .deleteFrom('employer_members')
      .where('employer_id', '=', employerId)
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst()
    if (!gone) return
    await auditMember(trx, actor, 'employer.remove-member', userId, employerId)
    await keepOneOwner(trx, employerId)
  })
}

export const grantOwnership = (db: Db, actor: Actor, employerId: string, userId: string) =>
  changeOwnership(db, actor, 'employer.grant-ownership', employerId, userId)

/** The last owner is followed by another manager (keepOneOwner); who is the only manager stays the owner. */
export const withdrawOwnership = (db: Db, actor: Actor, employerId: string, userId: string) =>
  changeOwnership(db, actor, 'employer.withdraw-ownership', employerId, userId)

async function changeOwnership(
  db: Db,
  actor: Actor,
  action: 'employer.grant-ownership' | 'employer.withdraw-ownership',
  employerId: string,
  userId: string,
): Promise<void> {
  const isOwner = action === 'employer.grant-ownership'
  await inTransaction(db, async (trx) => {
    await lockBoth(trx, employerId, userId)
    if (!isOwner && (await managersOf(trx, employerId)).every(({ id }) => id === userId)) return
    const changed = await trx
      .updateTable('employer_members')
      .set({ is_owner: isOwner })
      .where('employer_id', '=', employerId)
      .where('user_id', '=', userId)
      .where('is_owner', '!=', isOwner)
      .returning('user_id')
      .executeTakeFirst()
    if (!changed) return
    // A form that was opened before is refused (lib/optimistic-lock.ts).
    await trx.updateTable('users').set({ updated_at: new Date() }).where('id', '=', userId).execute()
    await auditMember(trx, actor, action, userId, employerId)
    await keepOneOwner(trx, employerId, userId)
  })
}

/**
 * An employer with managers always keeps one owner (design: settled-points, Members). When its last owner leaves, the
 * manager who has been there longest becomes owner, active ones first. Call it after the departure, in its transaction.
 * @param last the manager who was owner until now: others come first
 */
export async function keepOneOwner(trx: Db, employerId: string, last: string | null = null): Promise<void> {
  await lockEmployer(trx, employerId)
  const managers = await managersOf(trx, employerId)
  if (managers.some(({ isOwner }) => isOwner)) return
  const next = managers.find(({ id }) => id !== last)
  if (!next) return
  await trx
    .updateTable('employer_members')
    .set({ is_owner: true })
    .where('employer_id', '=', employerId)
    .where('user_id', '=', next.id)
    .execute()
}

/** In the order in which they become owner. */
const managersOf = (db: Db, employerId: string) =>
  db
    .selectFrom('employer_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id as id', 'is_owner as isOwner'])
    .where('employer_id', '=', employerId)
    .orderBy(sql`(activated_at is not null and disabled_at is null)`, 'desc')
    .orderBy('since')
    .orderBy('users.created_at')
    .execute()

/** Two owners who leave at the same time wait for each other. Always the person first, so that nobody waits for ever. */
async function lockBoth(trx: Db, employerId: string, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  await lockEmployer(trx, employerId)
}

/** For what is done to its people; jobs of a feed wait only while they are being indexed. */
export const lockEmployer = (trx: Db, employerId: string) =>
  trx.selectFrom('employers').select('id').where('id', '=', employerId).forNoKeyUpdate().execute()

const auditMember = (
  db: Db,
  actor: Actor,
  action: string,
  userId: string,
  employer: string,
  facts: Record<string, boolean> = {},
) => audit(db, actor, { action, subject: { type: 'user', id: userId }, detail: { employer, ...facts } })
