import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import { analysisVersion } from '../text/words.ts'
import { compactSegments } from './compact.ts'
import { hexAt } from './id-at.ts'
import { lockForWriting } from './locks.ts'
import { reindexJobs } from './reindex.ts'
import { loadSegments } from './store.ts'
import { decodeTombstones } from './tombstones.ts'

/** Few, so that a process that answers requests beside it goes on doing so. */
const batch = 250
const batchesUntilMerge = 16

/**
 * Indexes the jobs of one segment again whose words were found by an earlier analysis of text (decision 542). They are found
 * throughout: each batch moves in one transaction.
 * @returns whether there was one
 */
export async function renewSegment(db: Db): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from job_segments where analyzed < ${analysisVersion} order by id desc limit 1`.execute(db)
  const [segment] = await loadSegments(
    db,
    rows.map(({ id }) => id),
    false,
  )
  if (!segment) return rows.length > 0
  const deleted = decodeTombstones(segment.tombstones)
  const live = Array.from({ length: segment.size }, (_, slot) => slot).filter((slot) => !deleted.has(slot))
  for (let from = 0; from < live.length; from += batch) {
    const ids = live.slice(from, from + batch).map((slot) => hexAt(segment.columns.ids, slot))
    await inTransaction(db, async (tx) => {
      await lockForWriting(tx)
      await reindexJobs(tx, ids)
    })
    if ((from / batch) % batchesUntilMerge === batchesUntilMerge - 1) await compactSegments(db)
  }
  // What is left of it is deleted already; where it was merged meanwhile, the merged one is next.
  await sql`update job_segments set analyzed = ${analysisVersion} where id = ${segment.id}`.execute(db)
  await compactSegments(db)
  return true
}
