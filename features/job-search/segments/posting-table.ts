import { sql } from 'kysely'
import { type Db, patiently, runPrepared } from '#lib/db.ts'
import { find } from './dictionary.ts'
import type { MemorySegment } from './memory-segment.ts'
import type { Chunk, PostingStore, PostingTable } from './posting-store.ts'

/** A segment was merged into another between two statements: retry. */
export class SegmentGone extends Error {}

/**
 * Finds the posting lists of these terms; those not in memory are read in one statement.
 * @throws SegmentGone
 */
export async function tableOf(
  db: Db,
  segments: MemorySegment[],
  keys: number[],
  postings: PostingStore,
): Promise<PostingTable> {
  for (;;) {
    const { missing, ...table } = look(segments, keys, postings)
    if (!missing.length) return table
    await loadPostings(db, missing, postings)
  }
}

type Missing = { segment: number; key: number; from: number; length: number }

function look(segments: MemorySegment[], keys: number[], postings: PostingStore) {
  const at = new Int32Array(segments.length * keys.length * 3)
  const chunks = new Map<number, Chunk>()
  const missing: Missing[] = []
  let end = 0
  for (const { id, words } of segments) {
    for (const key of keys) {
      const term = find(words, key)
      const from = words.from[term]!
      const length = term < 0 ? -1 : words.from[term + 1]! - from
      const place = length < 0 || words.postings ? { chunk: 0, from, length } : postings.find(id, key)
      if (!place) missing.push({ segment: id, key, from, length })
      else {
        at[end] = place.chunk
        at[end + 1] = place.from
        at[end + 2] = place.length
        if (place.chunk && !chunks.has(place.chunk)) chunks.set(place.chunk, postings.chunk(place.chunk))
      }
      end += 3
    }
  }
  return { keys, at, chunks: [...chunks.values()], missing }
}

/** This many bytes of lists come in a statement that may take longer than those of a request: common words of a cold index. */
const patientFrom = 8_000_000

async function loadPostings(db: Db, missing: Missing[], postings: PostingStore): Promise<void> {
  const bytes = missing.reduce((sum, { length }) => sum + length, 0)
  const rows = await (bytes > patientFrom
    ? patiently(db, (trx) => storedPostings(trx, missing))
    : storedPostings(db, missing))
  for (const [i, { posting }] of rows.entries()) {
    if (!posting) throw new SegmentGone()
    postings.keep(missing[i]!.segment, missing[i]!.key, posting)
  }
}

const storedPostings = (db: Db, missing: Missing[]) =>
  runPrepared(
    db,
    sql<{ posting: Buffer | null }>`
    select substring(stored.postings from wanted.start + 1 for wanted.length) as posting
    from unnest(${missing.map(({ segment }) => segment)}::bigint[], ${missing.map(({ from }) => from)}::int[],
                ${missing.map(({ length }) => length)}::int[]) with ordinality as wanted (segment, start, length, place)
    left join job_segments stored on stored.id = wanted.segment
    order by wanted.place`,
  )
