import { sql } from 'kysely'
import { type Db, patiently, runPrepared } from '#lib/db.ts'
import { perDatabase } from '#lib/per-database.ts'
import {
  type MemorySegment,
  open,
  share,
  shareOutSets,
  withClasses,
  withTombstones,
} from './memory-segment.ts'
import { lookAgain, lookedAt, type Snapshot } from './one-look.ts'
import { PostingStore, type PostingTable } from './posting-store.ts'
import { SegmentGone, tableOf } from './posting-table.ts'
import {
  currentState,
  type Described,
  hasCareersOf,
  heard,
  likelyState,
  name,
  nameOf,
  stateOf,
  versionOf,
} from './segment-state.ts'
import { loadSegments } from './store.ts'

// Segments are immutable, so a process caches what it has read of them, once for all pools and replicas (decision 540). Every
// search hears from its database which segments are current and how long their tombstone lists are, so results are never stale.

type SegmentCache = {
  /** as they were read last */
  segments: Map<number, MemorySegment>
  postings: PostingStore
  /** what databases said lately, the last one first: a replica may be a little behind the primary */
  snapshots: UsedSnapshot[]
  /** one load after the other; concurrent searches share them */
  loading: Promise<unknown>
}
/** `used`: when it was asked for last, in milliseconds */
type UsedSnapshot = Snapshot & { used: number }

/** 128 MB */
const postingChunks = 32
/** Below this a segment's postings are read as a whole. */
const smallSegment = 2_048
const mostSnapshots = 3
/** A replica that is further behind is not read (`REPLICA_LAG_LIMIT`). */
const snapshotMs = 30_000

const cacheOf = perDatabase(
  (): SegmentCache => ({
    segments: new Map(),
    postings: new PostingStore(postingChunks),
    snapshots: [],
    loading: Promise.resolve(),
  }),
)

/** The current index, loaded where necessary; the same array while nothing changes. */
export async function currentSegments(db: Db): Promise<MemorySegment[]> {
  const cache = await cacheOf(db)
  for (;;) {
    const [current] = await runPrepared(db, currentState)
    heard(db, current!.state)
    const snapshot = knownAt(cache, current!.state)
    if (snapshot) return snapshot.segments
    const segments = await inTurn(cache, () => load(db, cache))
    if (segments) return segments
  }
}

/** What the index is where nothing has changed since its database said it. */
async function assumedSnapshot(db: Db): Promise<Snapshot | null> {
  const state = likelyState(db)
  return state === null ? null : knownAt(await cacheOf(db), state)
}

function knownAt(cache: SegmentCache, at: string): Snapshot | null {
  const snapshot = cache.snapshots.find(({ state }) => state === at)
  if (!snapshot) return null
  keep(cache, snapshot)
  return snapshot
}

function inTurn<T>(cache: SegmentCache, work: () => Promise<T>): Promise<T> {
  const turn = cache.loading.then(work)
  cache.loading = turn.catch(() => {})
  return turn
}

/** @returns null when a segment was merged meanwhile */
async function load(db: Db, cache: SegmentCache): Promise<MemorySegment[] | null> {
  const { rows } = await sql<Described>`
    select id, length(dead) as length, classified, careers_by as "careersBy", careers_complete as "isComplete"
    from job_segments order by id`.execute(db)
  const known = new Map<string, MemorySegment>()
  for (const { segments } of cache.snapshots) for (const each of segments) known.set(nameOf(each), each)
  for (const each of cache.segments.values()) known.set(nameOf(each), each)
  const stale = rows.filter((row) => !known.has(name(row)))
  if (stale.length) await refresh(db, cache, stale)
  const segments = rows.map((row) => known.get(name(row)) ?? cache.segments.get(row.id))
  if (!segments.every((segment) => segment !== undefined)) return null
  shareOutSets(segments.length)
  const state = stateOf(segments)
  const snapshot = cache.snapshots.find((each) => each.state === state) ?? { state, segments, used: 0 }
  keep(cache, snapshot)
  return snapshot.segments
}

/** Puts a snapshot first, and forgets what nobody has asked for lately. */
function keep(cache: SegmentCache, snapshot: UsedSnapshot): void {
  const now = performance.now()
  snapshot.used = now
  if (cache.snapshots[0] === snapshot && cache.snapshots.length === 1) return
  const others = cache.snapshots.filter((each) => each !== snapshot && now - each.used < snapshotMs)
  const kept = [snapshot, ...others].slice(0, mostSnapshots)
  const hasLost =
    kept.length <= cache.snapshots.length && cache.snapshots.some((each) => !kept.includes(each))
  cache.snapshots = kept
  if (hasLost) forget(cache)
}

async function refresh(db: Db, cache: SegmentCache, stale: Described[]): Promise<void> {
  const ids = stale.map(({ id }) => id)
  // What a job is decides its category, which is in its rows and lists: such a segment is read again as a whole.
  const missing = stale.filter((row) => !hasCareersOf(cache.segments.get(row.id), row)).map(({ id }) => id)
  // One at a time: a segment is several megabytes, twice that on the wire.
  for (const id of missing) {
    const [small] = await patiently(db, (trx) => loadSegments(trx, [id], false))
    if (!small) continue
    const segment = small.size <= smallSegment ? ((await loadSegments(db, [id], true))[0] ?? small) : small
    cache.segments.set(id, open(share(segment), new Uint8Array(segment.tombstones)))
  }
  const cached = ids.filter((id) => !missing.includes(id))
  if (cached.length) await refreshCached(db, cache, cached)
}

type Changed = { id: number; dead: Buffer; classes: Buffer | null; classified: number | null }

/** Reads what may change of a segment: its tombstones, and what its jobs are, where that is new. */
async function refreshCached(db: Db, cache: SegmentCache, ids: number[]): Promise<void> {
  const versions = ids.map((id) => versionOf(cache.segments.get(id)!))
  const { rows } = await sql<Changed>`
    select id, dead, case when classified is distinct from known.version then classes end as classes, classified
    from job_segments join unnest(${ids}::bigint[], ${versions}::int[]) as known (id, version) using (id)`.execute(
    db,
  )
  for (const { id, dead, classes, classified } of rows) {
    const segment = withTombstones(cache.segments.get(id)!, new Uint8Array(dead))
    if (classified === versionOf(segment)) cache.segments.set(id, segment)
    else cache.segments.set(id, withClasses(segment, classes && { classes, version: classified! }))
  }
}

/** Lets go of segments that are in no snapshot. */
function forget(cache: SegmentCache): void {
  const current = new Set(cache.snapshots.flatMap(({ segments }) => segments.map(({ id }) => id)))
  for (const id of cache.segments.keys()) {
    if (current.has(id)) continue
    cache.segments.delete(id)
    cache.postings.forget(id)
  }
}

/** What a search reads: the current segments, and where the posting lists of its terms are. */
export type SearchedIndex = { segments: MemorySegment[]; table: PostingTable }

/** @param keysFor the terms that are looked up in these segments */
export async function indexFor(
  db: Db,
  keysFor: (segments: MemorySegment[]) => number[],
): Promise<SearchedIndex> {
  for (let attempt = 1; ; attempt++) {
    try {
      const segments = await lookedAt(
        db,
        () => currentSegments(db),
        () => assumedSnapshot(db),
      )
      return { segments, table: await tableOf(db, segments, keysFor(segments), (await cacheOf(db)).postings) }
    } catch (error) {
      if (!(error instanceof SegmentGone) || attempt === 5) throw error
      lookAgain(db)
    }
  }
}
