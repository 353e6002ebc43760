import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import { compactSegments } from '../../segments/compact.ts'
import { lockForWriting } from '../../segments/locks.ts'
import { reindexJobs } from '../../segments/reindex.ts'

const batch = 1_000

/** Fills our own index with the jobs that it lacks, as it was not kept while a cluster served. */
export async function indexMissingHere(db: Db, report: (filled: number) => void = () => {}): Promise<number> {
  for (let filled = 0; ; ) {
    const { rows } = await sql<{ id: string }>`
      select id from job_entries where live and segment is null order by id limit ${batch}`.execute(db)
    if (!rows.length) return filled
    await inTransaction(db, async (tx) => {
      await lockForWriting(tx)
      await reindexJobs(
        tx,
        rows.map(({ id }) => id),
      )
    })
    filled += rows.length
    report(filled)
    await compactSegments(db)
  }
}
