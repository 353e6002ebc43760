import type { Db } from '#lib/db.ts'
import { type Page, pageOf } from '#lib/paged.ts'
import type { FavoritesQuery } from './schema.ts'

/** Saves a job for a person. Idempotent. */
export async function saveFavorite(db: Db, userId: string, jobId: string): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ user_id: userId, job_id: jobId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a job from a person's saved jobs. Idempotent. */
export async function removeFavorite(db: Db, userId: string, jobId: string): Promise<void> {
  await db.deleteFrom('favorites').where('user_id', '=', userId).where('job_id', '=', jobId).execute()
}

/** A page of a person's saved jobs, most recent first. */
export const favoritesOf = (
  db: Db,
  userId: string,
  query: FavoritesQuery,
): Promise<Page<{ jobId: string; savedAt: Date }>> =>
  pageOf(
    db,
    db
      .selectFrom('favorites')
      .select(['job_id as jobId', 'created_at as savedAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('job_id'),
    query,
  )
