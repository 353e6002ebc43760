import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#lib/db.ts'
import { type Bits, noBits } from './bits.ts'
import { find } from './dictionary.ts'
import type { Index } from './form.ts'
import { type LoadedSegment, loadSegments, readDead } from './store.ts'

// Segments never change, so a process keeps what it has read of them. What it may use is asked of the database in every
// search: which segments there are, and how long their lists of the dead. So nobody is shown what is not so any more.
// A search may ask at its end, with the statement that reads its cards (lastState).

/** A segment that this process has at hand. */
export type Resident = Omit<LoadedSegment, 'dead'> & {
  deadLength: number
  /** slot → since when it does not count (0: a newer place replaced it) */
  dead: Map<number, number>
  /** sets that filters made, by their name */
  kept: Map<string, Bits>
}

/** A segment was merged into another between two statements: begin anew. */
export class SegmentGone extends Error {}

type Shelf = {
  segments: Map<number, Resident>
  postings: LRUCache<string, Uint8Array>
  loading: Promise<void> | null
  /** what the last look at the database found */
  last: Current | null
}
/** The segments that made up the index at a moment, and what `stateNow` said of it then. */
export type Current = { segments: Resident[]; state: string }
const shelves = new WeakMap<Db, Shelf>()
const postingBytes = 128 * 1024 * 1024
/** Below this a segment's postings are read as a whole. */
const smallSegment = 2_048

function shelfOf(db: Db): Shelf {
  const known = shelves.get(db)
  if (known) return known
  const postings = new LRUCache<string, Uint8Array>({
    maxSize: postingBytes,
    sizeCalculation: (bytes) => bytes.length + 100,
  })
  const shelf: Shelf = { segments: new Map(), postings, loading: null, last: null }
  shelves.set(db, shelf)
  return shelf
}

/** Says in SQL which segments there are and how many of their jobs are dead: equal as long as the index is the same. */
export const stateNow = sql<string>`(
  select coalesce(string_agg(id || ':' || length(dead), ' ' order by id), '') from job_segments)`

/** The segments that make up the index now. */
export const currentSegments = async (db: Db): Promise<Resident[]> => (await currentState(db)).segments

/** The segments that were the index at the last look; whoever uses them asks afterwards whether `stateNow` still agrees. */
export const lastState = async (db: Db): Promise<Current> => shelfOf(db).last ?? (await currentState(db))

/** The index as it is now. */
export async function currentState(db: Db): Promise<Current> {
  const shelf = shelfOf(db)
  for (;;) {
    const { rows } = await sql<{
      id: number
      length: number
    }>`select id, length(dead) as length from job_segments order by id`.execute(db)
    const stale = rows.filter(({ id, length }) => shelf.segments.get(id)?.deadLength !== length)
    if (stale.length)
      await refresh(
        db,
        shelf,
        stale.map(({ id }) => id),
      )
    const segments = rows.map(({ id }) => shelf.segments.get(id))
    if (shelf.segments.size > rows.length) forget(shelf, new Set(rows.map(({ id }) => id)))
    if (segments.every((segment) => segment !== undefined)) {
      shelf.last = { segments, state: rows.map(({ id, length }) => `${id}:${length}`).join(' ') }
      return shelf.last
    }
  }
}

/** Reads what is missing; searches that come at once wait for one reading. */
async function refresh(db: Db, shelf: Shelf, ids: number[]): Promise<void> {
  while (shelf.loading) await shelf.loading
  const missing = ids.filter((id) => !shelf.segments.has(id))
  const work = async () => {
    // One at a time: a segment is some megabytes, on the wire twice that.
    for (const id of missing) {
      const [small] = await loadSegments(db, [id], false)
      if (!small) continue
      const segment = small.size <= smallSegment ? ((await loadSegments(db, [id], true))[0] ?? small) : small
      shelf.segments.set(id, {
        ...segment,
        deadLength: segment.dead.length,
        dead: readDead(segment.dead),
        kept: new Map(),
      })
    }
    const known = ids.filter((id) => !missing.includes(id))
    if (known.length) await refreshDead(db, shelf, known)
  }
  shelf.loading = work()
  try {
    await shelf.loading
  } finally {
    shelf.loading = null
  }
}

async function refreshDead(db: Db, shelf: Shelf, ids: number[]): Promise<void> {
  const { rows } = await sql<{ id: number; dead: Buffer }>`
    select id, dead from job_segments where id = any(${ids}::bigint[])`.execute(db)
  for (const { id, dead } of rows) {
    const segment = shelf.segments.get(id)!
    segment.kept.delete('alive')
    shelf.segments.set(id, { ...segment, deadLength: dead.length, dead: readDead(dead) })
  }
}

function forget(shelf: Shelf, current: Set<number>): void {
  for (const id of shelf.segments.keys()) if (!current.has(id)) shelf.segments.delete(id)
}

/** What is asked of the postings: by segment and word. */
export type Postings = (segment: Resident, key: number) => Uint8Array | undefined

/** Reads the postings of these words, in one statement whatever is not at hand. */
export async function readPostings(db: Db, segments: Resident[], keys: number[]): Promise<Postings> {
  const { postings } = shelfOf(db)
  const wanted: { segment: number; key: number; from: number; length: number }[] = []
  const found = new Map<string, Uint8Array>()
  for (const segment of segments) {
    for (const key of keys) {
      const at = find(segment.words, key)
      if (at < 0) continue
      const name = `${segment.id}/${key}`
      const known = ownPosting(segment.words, at) ?? postings.get(name)
      if (known) found.set(name, known)
      else {
        const from = segment.words.from[at]!
        wanted.push({ segment: segment.id, key, from, length: segment.words.from[at + 1]! - from })
      }
    }
  }
  if (wanted.length) {
    const { rows } = await sql<{ posting: Buffer | null }>`
      select substring(stored.postings from wanted.start + 1 for wanted.length) as posting
      from unnest(${wanted.map(({ segment }) => segment)}::bigint[], ${wanted.map(({ from }) => from)}::int[],
                  ${wanted.map(({ length }) => length)}::int[]) with ordinality as wanted (segment, start, length, place)
      left join job_segments stored on stored.id = wanted.segment
      order by wanted.place`.execute(db)
    for (const [i, { posting }] of rows.entries()) {
      if (!posting) throw new SegmentGone()
      const name = `${wanted[i]!.segment}/${wanted[i]!.key}`
      postings.set(name, posting)
      found.set(name, posting)
    }
  }
  return (segment, key) => found.get(`${segment.id}/${key}`)
}

/** The posting of a word of an index that is in memory as a whole. */
export function ownPosting({ from, postings }: Index, at: number): Uint8Array | undefined {
  return postings?.subarray(from[at], from[at + 1])
}

/** A set that belongs to a segment for good, made once. */
export function keptBits(segment: Resident, name: string, make: (bits: Bits) => void): Bits {
  const known = segment.kept.get(name)
  if (known) return known
  const bits = noBits(segment.size)
  make(bits)
  if (segment.kept.size > 200) segment.kept.clear()
  segment.kept.set(name, bits)
  return bits
}
