import type { Db } from '#lib/db.ts'

/** Keeps a job for a person, or forgets it. Doing it again changes nothing. */
export async function setFavorite(db: Db, userId: string, jobId: string, favorite: boolean): Promise<void> {
  if (!favorite)
    await db.deleteFrom('favorites').where('user_id', '=', userId).where('job_id', '=', jobId).execute()
  else
    await db
      .insertInto('favorites')
      .values({ user_id: userId, job_id: jobId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Which of these jobs a person has kept. */
export async function favoritesAmong(db: Db, userId: string, jobIds: string[]): Promise<Set<string>> {
  if (!jobIds.length) return new Set()
  const rows = await db
    .selectFrom('favorites')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('job_id', '=', (eb) => eb.fn.any(eb.val(jobIds)))
    .execute()
  return new Set(rows.map((row) => row.job_id))
}

/** A page of the jobs a person keeps, the last kept first. */
export async function favoritesOf(db: Db, userId: string, { page, limit }: { page: number; limit: number }) {
  const own = db.selectFrom('favorites').where('user_id', '=', userId)
  const [rows, { total }] = await Promise.all([
    own
      .select(['job_id', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('job_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { kept: rows.map((row) => ({ jobId: row.job_id, savedAt: row.created_at })), total }
}
