import { sql } from 'kysely'
import { engine, lockForWriting } from '#features/job-search/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'

/** A job whose closing date has passed is open for this long again. */
const days = 30

/** Opens jobs again that were taken down or have passed their date. Those that are open stay as they are. */
export async function restoreJobs(db: Db, ids: string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockForWriting(tx)
    const { rows } = await sql<{ id: string }>`
      update jobs set expired_at = null, paused_at = null, updated_at = now(),
        expires_at = case when expires_at <= now() then now() + make_interval(days => ${days}) else expires_at end
      where id = any(${ids}::uuid[]) and (expired_at is not null or expires_at <= now()) returning id`.execute(
      tx,
    )
    const closed = rows.map(({ id }) => id).toSorted()
    if (!closed.length) return
    await sql`update job_entries set live = true, missed = 0 where id = any(${closed}::uuid[])`.execute(tx)
    await engine.reindex(tx, closed)
  })
}
