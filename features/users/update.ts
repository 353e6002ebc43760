import { sql } from 'kysely'
import { audit, type Doer } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { slugOf } from '#lib/slug.ts'
import { changeEmail } from './users.ts'

/** What a person is called and reached by. Only what is given changes. */
export type UserChange = { firstName?: string; lastName?: string; phone?: string | null; email?: string }

/**
 * Changes what a person is called and reached by. A new address ends the person's sessions.
 * @returns false when another account has the address: nothing is changed then
 */
export async function updateUser(db: Db, doer: Doer, id: string, change: UserChange): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select(['email', 'first_name as firstName', 'last_name as lastName', 'phone'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const after = { ...before, ...defined(change) }
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter((key) => after[key] !== before[key])
    if (!changed.length) return true
    if (changed.includes('email') && !(await changeEmail(trx, id, after.email))) return false
    await trx
      .updateTable('users')
      .set({
        first_name: after.firstName.trim(),
        last_name: after.lastName.trim(),
        slug: slugOf(`${after.firstName} ${after.lastName}`, 'member'),
        phone: after.phone,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute()
    await audit(trx, doer, {
      action: 'user.update',
      subject: { type: 'user', id },
      detail: { fields: changed.join(' ') },
    })
    return true
  })
}

const defined = (change: UserChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<UserChange>
