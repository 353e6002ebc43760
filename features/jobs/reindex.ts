import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import { writeTogether } from './locks.ts'
import { buildSegment } from './segments/build.ts'
import { type Address, bury, insertSegment, nextSegment } from './segments/store.ts'
import { storedEntries } from './stored-entries.ts'

const batch = 1_000

/** Puts jobs ahead of others until a moment, labelled as promoted; null ends it. */
export async function promoteJobs(db: Db, ids: string[], until: Date | null): Promise<void> {
  await inTransaction(db, async (tx) => {
    await writeTogether(tx)
    await reindex(tx, ids.toSorted(), () =>
      tx.updateTable('jobs').set({ promoted_until: until }).where('id', 'in', ids).execute(),
    )
  })
}

/** Call it when `never_expire_jobs` or the name of an employer has changed: both are in the index of its jobs. */
export async function refreshEmployerJobs(db: Db, employerId: string): Promise<void> {
  const rows = await db
    .selectFrom('job_entries')
    .select('id')
    .where('employer_id', '=', employerId)
    .orderBy('id')
    .execute()
  for (let i = 0; i < rows.length; i += batch) {
    const ids = rows.slice(i, i + batch).map((row) => row.id)
    await inTransaction(db, async (tx) => {
      await writeTogether(tx)
      await reindex(tx, ids)
    })
  }
}

/** Writes the words of live jobs anew, from their facts. @param change is made while they are locked */
async function reindex(db: Db, ids: string[], change?: () => Promise<unknown>): Promise<void> {
  const { rows: entries } = await sql<{ id: string; feed_id: string | null } & Address>`
    select id, feed_id, segment, slot from job_entries where id = any(${ids}::uuid[]) and live
    order by id for update`.execute(db)
  await change?.()
  if (!entries.length) return
  const indexed = await storedEntries(db, entries)
  const segment = await nextSegment(db)
  await insertSegment(db, segment, buildSegment(indexed))
  await bury(db, entries, 0)
  await sql`
    update job_entries entry set segment = ${segment}, slot = new.slot - 1
    from unnest(${indexed.map(({ id }) => id)}::uuid[]) with ordinality as new (id, slot)
    where entry.id = new.id`.execute(db)
  await sql`select pg_notify('content', '')`.execute(db)
}
