import type { Db } from '#lib/db.ts'

/** Notes that this member of the staff has looked. @returns whether it was so before */
export async function markViewed(db: Db, viewerId: string, userId: string): Promise<boolean> {
  const row = { viewer_id: viewerId, user_id: userId }
  const added = await db
    .insertInto('profile_views')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added === undefined
}
