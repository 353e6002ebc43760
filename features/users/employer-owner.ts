import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/**
 * An employer with managers always keeps one owner (design: settled-points, Members). When its last owner leaves, the
 * manager who has been there longest becomes owner, active ones first. Call it after the departure, in its transaction.
 */
export async function keepOneOwner(trx: Db, employerId: string): Promise<void> {
  const managers = await trx
    .selectFrom('users')
    .select(['id', 'is_employer_owner'])
    .where('employer_id', '=', employerId)
    .orderBy(sql`(activated_at is not null and disabled_at is null)`, 'desc')
    .orderBy('created_at')
    .forUpdate()
    .execute()
  const [next] = managers
  if (!next || managers.some((manager) => manager.is_employer_owner)) return
  await trx.updateTable('users').set({ is_employer_owner: true }).where('id', '=', next.id).execute()
}
