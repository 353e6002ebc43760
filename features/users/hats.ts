import {
  addMember,
  grantOwnership,
  membershipsOf,
  removeMember,
  withdrawOwnership,
} from '#features/employers/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { revokeTokens } from '#lib/user-tokens.ts'
import type { Membership } from '#spec/access.ts'

/** Somebody offers time to members from now on. Doing it again changes nothing. */
export async function giveMentorHat(db: Db, actor: Actor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const given = await trx
      .insertInto('mentors')
      .values({ user_id: id, given_by: actor?.viewer?.actorId ?? actor?.viewer?.id ?? null })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (!given) return
    // Somebody who may not enter an address for a mentor may have entered one before (decision 225).
    await revokeTokens(trx, id, 'new-address')
    await audit(trx, actor, { action: 'user.make-mentor', subject: { type: 'user', id } })
  })
}

/** What the hat allowed ends with the next request; the person stays signed in. Doing it again changes nothing. */
export async function takeMentorHat(db: Db, actor: Actor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const taken = await trx
      .deleteFrom('mentors')
      .where('user_id', '=', id)
      .returning('user_id')
      .executeTakeFirst()
    if (taken) await audit(trx, actor, { action: 'user.end-mentor', subject: { type: 'user', id } })
  })
}

export async function isMentor(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('mentors').select('user_id').where('user_id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** Makes these the employers that somebody works for: each difference is an entry of its own in the trail. */
export async function setMemberships(
  db: Db,
  actor: Actor,
  id: string,
  employers: readonly Membership[],
): Promise<void> {
  const invitedBy = actor?.viewer?.id ?? null
  await inTransaction(db, async (trx) => {
    const before = (await membershipsOf(trx, id)).toSorted(byId)
    for (const { id: employer } of before)
      if (!employers.some((one) => one.id === employer)) await removeMember(trx, actor, employer, id)
    for (const { id: employer, isOwner } of employers.toSorted(byId)) {
      const current = before.find((one) => one.id === employer)
      if (!current) await addMember(trx, actor, employer, id, { isOwner, invitedBy })
      else if (isOwner && !current.isOwner) await grantOwnership(trx, actor, employer, id)
      else if (!isOwner && current.isOwner) await withdrawOwnership(trx, actor, employer, id)
    }
  })
}

/** Employers are locked in one order. */
export const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
