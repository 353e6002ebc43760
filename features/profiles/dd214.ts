import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'

type HeldDd214 = { file: string; status: string | null; reason: string | null }

/** A person's DD214 and what was decided; null when there is none. Nobody replaces it before the transaction ends. */
export async function heldDd214(trx: Db, userId: string): Promise<HeldDd214 | null> {
  const profile = await trx
    .selectFrom('profiles')
    .select(['dd214_file_id as file', 'dd214_status as status', 'dd214_reason as reason'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return profile?.file ? { ...profile, file: profile.file } : null
}

/**
 * Says that a person's DD214 proves service, or why it does not.
 * @param reason what the person reads when it does not
 * @returns false when there is no DD214 to judge
 */
export async function validateDd214(
  db: Db,
  actor: NonNullable<Actor>,
  userId: string,
  valid: boolean,
  reason: string | null = null,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const judged = await trx
      .updateTable('profiles')
      .set({
        dd214_status: valid ? 'validated' : 'rejected',
        dd214_reason: valid ? null : reason,
        dd214_checked_at: new Date(),
        dd214_checked_by: actor.viewer?.actorId ?? actor.viewer?.id ?? null,
      })
      .where('user_id', '=', userId)
      .where('dd214_file_id', 'is not', null)
      .executeTakeFirst()
    if (!judged.numUpdatedRows) return false
    const action = valid ? 'dd214.validate' : 'dd214.reject'
    await audit(trx, actor, { action, subject: { type: 'user', id: userId } })
    return true
  })
}
