import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Db, patiently } from '#lib/db.ts'
import { type Bits, noBits } from './bits.ts'
import { find } from './dictionary.ts'
import type { Index } from './index-format.ts'
import { decodeTombstones, type LoadedSegment, loadSegments } from './store.ts'

// Segments are immutable, so a process caches what it has read of them. Every search asks the database which segments are
// current and how long their tombstone lists are, so results are never stale.

/** A segment in this process's memory. */
export type MemorySegment = Omit<LoadedSegment, 'tombstones'> & {
  tombstoneBytes: number
  /** slot → when its job was deleted, in seconds (0: replaced by a newer version) */
  tombstones: Map<number, number>
  /** results of filters, by name */
  cachedSets: Map<string, Bits>
}

/** A segment was merged into another between two statements: retry. */
export class SegmentGone extends Error {}

type SegmentCache = {
  segments: Map<number, MemorySegment>
  postings: LRUCache<string, Uint8Array>
  loading: Promise<void> | null
}
const caches = new WeakMap<Db, SegmentCache>()
const postingBytes = 128 * 1024 * 1024
/** Below this a segment's postings are read as a whole. */
const smallSegment = 2_048

function cacheOf(db: Db): SegmentCache {
  const cached = caches.get(db)
  if (cached) return cached
  const postings = new LRUCache<string, Uint8Array>({
    maxSize: postingBytes,
    sizeCalculation: (bytes) => bytes.length + 100,
  })
  const cache: SegmentCache = { segments: new Map(), postings, loading: null }
  caches.set(db, cache)
  return cache
}

/** The current index, loaded where necessary. */
export async function currentSegments(db: Db): Promise<MemorySegment[]> {
  const cache = cacheOf(db)
  for (;;) {
    const { rows } = await sql<{
      id: number
      length: number
    }>`select id, length(dead) as length from job_segments order by id`.execute(db)
    const stale = rows.filter(({ id, length }) => cache.segments.get(id)?.tombstoneBytes !== length)
    if (stale.length)
      await refresh(
        db,
        cache,
        stale.map(({ id }) => id),
      )
    const segments = rows.map(({ id }) => cache.segments.get(id))
    if (cache.segments.size > rows.length) forget(cache, new Set(rows.map(({ id }) => id)))
    if (segments.every((segment) => segment !== undefined)) return segments
  }
}

/** Loads missing segments; concurrent searches share one load. */
async function refresh(db: Db, cache: SegmentCache, ids: number[]): Promise<void> {
  while (cache.loading) await cache.loading
  const missing = ids.filter((id) => !cache.segments.has(id))
  const work = async () => {
    // One at a time: a segment is several megabytes, twice that on the wire.
    for (const id of missing) {
      const [small] = await patiently(db, (trx) => loadSegments(trx, [id], false))
      if (!small) continue
      const segment = small.size <= smallSegment ? ((await loadSegments(db, [id], true))[0] ?? small) : small
      cache.segments.set(id, {
        ...segment,
        tombstoneBytes: segment.tombstones.length,
        tombstones: decodeTombstones(segment.tombstones),
        cachedSets: new Map(),
      })
    }
    const cached = ids.filter((id) => !missing.includes(id))
    if (cached.length) await refreshTombstones(db, cache, cached)
  }
  cache.loading = work()
  try {
    await cache.loading
  } finally {
    cache.loading = null
  }
}

async function refreshTombstones(db: Db, cache: SegmentCache, ids: number[]): Promise<void> {
  const { rows } = await sql<{ id: number; dead: Buffer }>`
    select id, dead from job_segments where id = any(${ids}::bigint[])`.execute(db)
  for (const { id, dead } of rows) {
    const segment = cache.segments.get(id)!
    cache.segments.set(id, {
      ...segment,
      tombstoneBytes: dead.length,
      tombstones: decodeTombstones(dead),
    })
  }
}

function forget(cache: SegmentCache, current: Set<number>): void {
  for (const id of cache.segments.keys()) if (!current.has(id)) cache.segments.delete(id)
}

/** Looks up the posting list of a term in a segment. */
export type Postings = (segment: MemorySegment, key: number) => Uint8Array | undefined

/** Reads the posting lists of these terms; those not cached, in one statement. */
export async function readPostings(db: Db, segments: MemorySegment[], keys: number[]): Promise<Postings> {
  const { postings } = cacheOf(db)
  const missing: { segment: number; key: number; from: number; length: number }[] = []
  const postingsByName = new Map<string, Uint8Array>()
  for (const segment of segments) {
    for (const key of keys) {
      const at = find(segment.words, key)
      if (at < 0) continue
      const name = `${segment.id}/${key}`
      const cached = memoryPosting(segment.words, at) ?? postings.get(name)
      if (cached) postingsByName.set(name, cached)
      else {
        const from = segment.words.from[at]!
        missing.push({ segment: segment.id, key, from, length: segment.words.from[at + 1]! - from })
      }
    }
  }
  if (missing.length) {
    const { rows } = await sql<{ posting: Buffer | null }>`
      select substring(stored.postings from wanted.start + 1 for wanted.length) as posting
      from unnest(${missing.map(({ segment }) => segment)}::bigint[], ${missing.map(({ from }) => from)}::int[],
                  ${missing.map(({ length }) => length)}::int[]) with ordinality as wanted (segment, start, length, place)
      left join job_segments stored on stored.id = wanted.segment
      order by wanted.place`.execute(db)
    for (const [i, { posting }] of rows.entries()) {
      if (!posting) throw new SegmentGone()
      const name = `${missing[i]!.segment}/${missing[i]!.key}`
      postings.set(name, posting)
      postingsByName.set(name, posting)
    }
  }
  return (segment, key) => postingsByName.get(`${segment.id}/${key}`)
}

/** A posting list of an index that is entirely in memory. */
export function memoryPosting({ from, postings }: Index, at: number): Uint8Array | undefined {
  return postings?.subarray(from[at], from[at + 1])
}

/** A set that never changes for a segment, computed once. */
export function cachedBits(segment: MemorySegment, name: string, make: (bits: Bits) => void): Bits {
  const cached = segment.cachedSets.get(name)
  if (cached) return cached
  const bits = noBits(segment.size)
  make(bits)
  if (segment.cachedSets.size > 200) segment.cachedSets.clear()
  segment.cachedSets.set(name, bits)
  return bits
}
