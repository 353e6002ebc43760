import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { slugOf } from '#lib/slug.ts'

/** A person's name and phone. Only what is given changes. */
export type UserChange = { firstName?: string; lastName?: string; phone?: string | null }

/** Changes a person's name and phone. An address changes only once its holder has proven it (features/sign-in). */
export async function updateUser(db: Db, actor: Actor, id: string, change: UserChange): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select(['first_name as firstName', 'last_name as lastName', 'phone'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const after = { ...before, ...defined(change) }
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter((key) => after[key] !== before[key])
    if (!changed.length) return
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
    await audit(trx, actor, {
      action: 'user.update',
      subject: { type: 'user', id },
      detail: { fields: changed.join(' ') },
    })
  })
}

const defined = (change: UserChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<UserChange>
