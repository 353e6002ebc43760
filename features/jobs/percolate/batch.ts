import type { Db } from '#lib/db.ts'
import { aliveNow } from '../segments/alive.ts'
import { each } from '../segments/bits.ts'
import { buildSegment } from '../segments/build.ts'
import { columnsIn } from '../segments/columns.ts'
import { readDictionary } from '../segments/dictionary.ts'
import type { Entry } from '../segments/entry.ts'
import { splitIndex } from '../segments/form.ts'
import { currentSegments, type Resident } from '../segments/resident.ts'
import { aligned } from '../segments/store.ts'
import { storedEntries } from '../stored-entries.ts'

/** Jobs of one segment in memory, and how many are read at a time. */
const most = { segment: 10_000, reading: 1_000 }
/** The clocks of the database and of whoever wrote the index differ by less. */
const clockSeconds = 3_600

/**
 * The live jobs that were first seen after `since` and until `until` (seconds), in segments of their own: a search of
 * them looks at nothing else. The moment is the database's, and never changes.
 */
export async function* newJobs(db: Db, since: number, until: number): AsyncGenerator<Resident> {
  const ids = await candidates(db, since - clockSeconds)
  for (let from = 0; from < ids.length; from += most.segment) {
    const entries: Entry[] = []
    const own = ids.slice(from, from + most.segment)
    for (let i = 0; i < own.length; i += most.reading)
      entries.push(...(await liveEntries(db, own.slice(i, i + most.reading))))
    const fresh = entries.filter(({ firstSeen }) => firstSeen > since && firstSeen <= until)
    if (fresh.length) yield inMemory(fresh)
  }
}

/** The newest first, so that the first segment has the first of a list. */
async function candidates(db: Db, since: number): Promise<string[]> {
  const now = Math.floor(Date.now() / 1000)
  const found: { id: string; posted: number }[] = []
  for (const segment of await currentSegments(db)) {
    const { ids, firstSeen, posted } = segment.columns
    each(aliveNow(segment, now), segment.size, (slot) => {
      if (firstSeen[slot]! <= since) return
      const id = Buffer.from(ids.buffer, ids.byteOffset + slot * 16, 16).toString('hex')
      found.push({ id, posted: posted[slot]! })
    })
  }
  return found.sort((a, b) => b.posted - a.posted || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
}

async function liveEntries(db: Db, ids: string[]): Promise<Entry[]> {
  const live = await db
    .selectFrom('job_entries')
    .select(['id', 'feed_id'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('live', '=', true)
    .execute()
  return storedEntries(db, live)
}

function inMemory(entries: Entry[]): Resident {
  const built = buildSegment(entries.sort((a, b) => b.posted - a.posted || (a.id < b.id ? -1 : 1)))
  return {
    id: -1,
    size: built.size,
    columns: columnsIn(aligned(built.columns), built.size),
    lists: built.lists,
    titles: splitIndex(aligned(built.titles)),
    words: { ...readDictionary(aligned(built.words)), postings: built.postings },
    deadLength: 0,
    dead: new Map(),
    kept: new Map(),
  }
}
