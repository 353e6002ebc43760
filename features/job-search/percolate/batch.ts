import { jobClassifier } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import type { IndexedJob } from '../segments/analyze.ts'
import { each } from '../segments/bits.ts'
import { buildSegment, newestFirst } from '../segments/build.ts'
import { hexAt } from '../segments/id-at.ts'
import { liveDocs } from '../segments/live-docs.ts'
import { inMemory, type MemorySegment } from '../segments/memory-segment.ts'
import { currentSegments } from '../segments/segment-cache.ts'
import { loadIndexedJobs } from '../segments/stored-jobs.ts'

/** Jobs per segment in memory, and per query. */
const most = { segment: 10_000, reading: 1_000 }
/** More than the clocks of the database and of the index's writers differ. */
const clockSeconds = 3_600

/**
 * The live jobs first seen after `since` and until `until` (seconds), in segments that contain nothing else. The time is
 * the database's and never changes.
 */
export async function* newJobs(
  db: Db,
  since: number,
  until: number,
  { isIndexed = true } = {},
): AsyncGenerator<MemorySegment> {
  const ids = await (isIndexed ? candidates : candidatesInTable)(db, since - clockSeconds)
  for (let from = 0; from < ids.length; from += most.segment) {
    const entries: IndexedJob[] = []
    const batch = ids.slice(from, from + most.segment)
    for (let i = 0; i < batch.length; i += most.reading)
      entries.push(...(await liveEntries(db, batch.slice(i, i + most.reading))))
    const fresh = entries.filter(({ firstSeen }) => firstSeen > since && firstSeen <= until)
    if (fresh.length) yield inMemory(buildSegment(fresh.sort(newestFirst)))
  }
}

/** Newest first, so that the first segment has the newest matches. */
async function candidates(db: Db, since: number): Promise<string[]> {
  const now = Math.floor(Date.now() / 1000)
  const matches: { id: string; posted: number }[] = []
  for (const segment of await currentSegments(db)) {
    const { ids, firstSeen, posted } = segment.columns
    each(liveDocs(segment, now), segment.size, (slot) => {
      if (firstSeen[slot]! <= since) return
      matches.push({ id: hexAt(ids, slot), posted: posted[slot]! })
    })
  }
  return matches.sort((a, b) => b.posted - a.posted || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}

async function candidatesInTable(db: Db, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('created_at', '>', new Date(since * 1_000))
    .where('expired_at', 'is', null)
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function liveEntries(db: Db, ids: string[]): Promise<IndexedJob[]> {
  const live = await db
    .selectFrom('job_entries')
    .select(['id', 'feed_id'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('live', '=', true)
    .execute()
  return loadIndexedJobs(db, live, await jobClassifier(db))
}
