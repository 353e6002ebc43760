import type { Db } from '#lib/db.ts'
import type { Need } from './schema.ts'

/** What a person needs help with, in the order of the list. */
export async function needsOf(db: Db, userId: string): Promise<Need[]> {
  return db
    .selectFrom('profile_needs')
    .innerJoin('user_needs', 'user_needs.id', 'need_id')
    .select(['user_needs.id', 'user_needs.name'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('user_needs.id')
    .execute()
}

/** Replaces what a person chose. What was deleted from the list meanwhile is left out. */
export async function saveNeeds(db: Db, userId: string, needs: string[]): Promise<void> {
  await db.deleteFrom('profile_needs').where('user_id', '=', userId).execute()
  if (!needs.length) return
  await db
    .insertInto('profile_needs')
    .columns(['user_id', 'need_id'])
    .expression((select) =>
      select
        .selectFrom('user_needs')
        .select((row) => [row.val(userId).as('user_id'), 'id'])
        .where('id', 'in', needs)
        .forKeyShare(),
    )
    .execute()
}
