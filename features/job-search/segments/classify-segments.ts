import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { loadSegments } from './store.ts'
import { bytes } from './stored-bytes.ts'
import { classify, titleClassifier } from './title-classes.ts'

/** Titles of fewer jobs are read as quickly as they are classified, and such segments are soon merged. */
export const leastClassified = 2_048

/**
 * Classifies the segments that are not, or were by other titles: after an import, and once after an upgrade with a new
 * catalog. One at a time; searches use what a segment has.
 */
export async function classifySegments(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number; classified: number | null }>`
    select id, classified from job_segments where size >= ${leastClassified}`.execute(db)
  if (!rows.length) return
  const classifier = await titleClassifier(db)
  for (const { id, classified } of rows) {
    if (classified === classifier.version) continue
    const [segment] = await loadSegments(db, [id], false, 'little')
    if (!segment) continue
    const classes = bytes(classify(segment, classifier))
    await sql`
      update job_segments set classes = ${classes}, classified = ${classifier.version}
      where id = ${id}`.execute(db)
  }
}
