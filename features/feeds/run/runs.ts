import { sql } from 'kysely'
import { dropReading } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { MappingReport } from '../mapping/report.ts'
import type { Warning } from '../reading/notes.ts'

/** What a run has done so far. */
export type Tally = {
  bytes: number
  read: number
  added: number
  changed: number
  unchanged: number
  /** doubled references and records without a title */
  skipped: number
}

export type Finish = {
  success: boolean
  failureReason: string | null
  dialect: string | null
  gone: number
  expired: number
  warnings: Warning[]
  mapping: MappingReport | null
}

/** How many past runs of each feed are kept. */
const keptRuns = 100

/** Begins a run; runs of the feed that were killed are closed as failed, and what they had met is forgotten. */
export async function beginRun(db: Db, feedId: string): Promise<string> {
  const killed = await db
    .updateTable('feed_runs')
    .set({
      success: false,
      finished_at: sql`progress_at`,
      failure_reason: 'The run was interrupted before its end.',
    })
    .where('feed_id', '=', feedId)
    .where('finished_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of killed) await dropReading(db, id)
  const id = newId()
  await db.insertInto('feed_runs').values({ id, feed_id: feedId }).execute()
  await db
    .deleteFrom('feed_runs')
    .where('feed_id', '=', feedId)
    .where('id', 'not in', (runs) =>
      runs
        .selectFrom('feed_runs')
        .select('id')
        .where('feed_id', '=', feedId)
        .orderBy('started_at', 'desc')
        .limit(keptRuns),
    )
    .execute()
  return id
}

/** Tells how far a run is: administrators see it, and its silence shows that it was killed. */
export async function noteProgress(db: Db, runId: string, tally: Tally): Promise<void> {
  await db
    .updateTable('feed_runs')
    .set({ ...tally, progress_at: new Date() })
    .where('id', '=', runId)
    .execute()
}

/** Ends a run and updates its feed. In a transaction with the closing of its reading, a kill counts nothing twice. */
export async function endRun(
  db: Db,
  feedId: string,
  runId: string,
  tally: Tally,
  finish: Finish,
): Promise<void> {
  const { success, failureReason, dialect, gone, expired, warnings, mapping } = finish
  const now = new Date()
  await db
    .updateTable('feed_runs')
    .set({
      ...tally,
      success,
      failure_reason: failureReason,
      dialect,
      gone,
      expired,
      warnings: JSON.stringify(warnings.slice(0, 50)),
      mapping: mapping && JSON.stringify(short(mapping)),
      progress_at: now,
      finished_at: now,
    })
    .where('id', '=', runId)
    .execute()
  const news = {
    ...(dialect && { integration: dialect }),
    ...(success && { last_good_read: tally.read, shrink_confirmed: false }),
  }
  if (Object.keys(news).length) await db.updateTable('feeds').set(news).where('id', '=', feedId).execute()
}

const short = ({ paths: _, ...mapping }: MappingReport) => mapping
