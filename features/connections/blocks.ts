import { sql } from 'kysely'
import { withdrawNotice } from '#features/notices/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'

/** Ends the connection of two people: the blocked one can neither write nor ask again, and is not notified. */
export const block = (db: Db, blockerId: string, blockedId: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .insertInto('blocks')
      .values({ blocker_id: blockerId, blocked_id: blockedId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { rows } = await sql<{ id: string }>`delete from connections
      where (sender_id, receiver_id) in ((${blockerId}::uuid, ${blockedId}::uuid), (${blockedId}::uuid, ${blockerId}::uuid))
      returning id`.execute(trx)
    for (const { id } of rows)
      for (const person of [blockerId, blockedId]) await withdrawNotice(trx, person, `connection ${id}`)
  })

export async function unblock(db: Db, blockerId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

/** Whom a person has blocked, the last one first. */
export const blockedBy = (db: Db, blockerId: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocked_id')
    .select(['users.id', sql<string>`first_name || ' ' || left(last_name, 1) || '.'`.as('name')])
    .where('blocker_id', '=', blockerId)
    .orderBy('blocks.created_at', 'desc')
    .execute()

/** Which of these people have blocked this one, or are blocked by them. */
export async function blockedAmong(db: Db, userId: string, others: string[]): Promise<Set<string>> {
  if (!others.length) return new Set()
  const rows = await db
    .selectFrom('blocks')
    .select(['blocker_id', 'blocked_id'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('blocker_id', '=', userId), eb('blocked_id', 'in', others)]),
        and([eb('blocked_id', '=', userId), eb('blocker_id', 'in', others)]),
      ]),
    )
    .execute()
  return new Set(rows.map((row) => (row.blocker_id === userId ? row.blocked_id : row.blocker_id)))
}
