import { engine, lockForWriting } from '#features/job-search/index.ts'
import { type Db, inTransaction } from '#lib/db.ts'

/** Promotes jobs until a moment; null ends their promotion. */
export async function promoteJobs(db: Db, ids: string[], until: Date | null): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockForWriting(tx)
    await engine.reindex(tx, ids.toSorted(), () =>
      tx.updateTable('jobs').set({ promoted_until: until }).where('id', 'in', ids).execute(),
    )
  })
}
