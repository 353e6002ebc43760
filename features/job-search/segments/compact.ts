import { sql } from 'kysely'
import { intArray, uuidArray } from '#lib/binary-arrays.ts'
import type { Db } from '#lib/db.ts'
import { classifySegments } from './classify-segments.ts'
import { hexAt } from './id-at.ts'
import { largest } from './index-format.ts'
import { lockForMoving, tryMergeLock } from './locks.ts'
import { type Merged, type MergePlan, mergedOf } from './merge.ts'
import { insertSegment, type LoadedSegment, loadSegments, nextSegment } from './store.ts'
import { decodeTombstones, encodeTombstones } from './tombstones.ts'

export type MergeCandidate = { id: number; size: number; dead: Uint8Array }

const small = 4_096
const full = largest * 0.75
/** Segments allowed per size class: every search looks into each. */
const mergeFactor = 8
/** How long expired jobs stay for people paging through earlier results (seconds). */
const retentionSeconds = 3_600

/** Merges here or in another thread, which takes the buffers of the plan with it; null: that thread was lost. */
export type Merge = (plan: MergePlan) => Merged | Promise<Merged | null>

/** Merges segments while there are too many small ones, or one is mostly tombstones, and classifies what came of it. */
export async function compactSegments(db: Db, merge: Merge = mergedOf): Promise<void> {
  while (chooseMerge(await mergeCandidates(db), retentionStart()).length && (await mergeOnce(db, merge))) {}
  await classifySegments(db)
}

const retentionStart = () => Math.floor(Date.now() / 1000) - retentionSeconds

/** Merge policy: the smallest segments of a size class that has too many, or one that is more than half tombstones. */
export function chooseMerge(segments: MergeCandidate[], retainedSince: number): number[] {
  const bySize = segments
    .map(({ id, size, dead }) => ({ id, size, live: size - droppable(dead, retainedSince) }))
    .sort((a, b) => a.live - b.live)
  const kinds = [
    bySize.filter(({ live }) => live < small),
    bySize.filter(({ live }) => live >= small && live < full),
  ]
  for (const kind of kinds) {
    if (kind.length <= mergeFactor) continue
    let room = largest
    const chosen = kind.filter(({ live }) => {
      room -= live
      return room >= 0
    })
    if (chosen.length > 1) return chosen.map(({ id }) => id)
  }
  const mostlyDeleted = bySize.find(({ size, live }) => live * 2 < size)
  return mostlyDeleted ? [mostlyDeleted.id] : []
}

/** How many tombstones a merge would drop. */
const droppable = (dead: Uint8Array, retainedSince: number) =>
  [...decodeTombstones(dead).values()].filter((at) => at <= retainedSince).length

async function mergeCandidates(db: Db): Promise<MergeCandidate[]> {
  return (await sql<MergeCandidate>`select id, size, dead from job_segments`.execute(db)).rows
}

/** Runs one merge unless another process is merging. Writers wait only while the result is swapped in. */
async function mergeOnce(db: Db, merge: Merge): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    if (!(await tryMergeLock(tx))) return false
    const retainedSince = retentionStart()
    const ids = chooseMerge(await mergeCandidates(tx), retainedSince)
    if (!ids.length) return false
    const loaded = await loadSegments(tx, ids, true, 'little')
    const moving = loaded.map(({ id, columns }) => ({ from: id, ids: columns.ids.slice() }))
    const merged = await merge({ segments: loaded, retainedSince })
    // Nothing is lost by it: what should have been merged is found again the next time.
    if (!merged) return false
    const { segment, places } = merged
    await lockForMoving(tx)
    const tombstones = await tombstonesSince(tx, loaded)
    const recent = tombstones.flatMap((since, part) =>
      [...since]
        .filter(([slot]) => places[part]![slot]! >= 0)
        .map(([slot, at]) => ({ slot: places[part]![slot]!, at })),
    )
    const id = await nextSegment(tx)
    const moved = Buffer.concat(recent.map(({ slot, at }) => encodeTombstones([slot], at)))
    const analyzed = Math.min(...loaded.map((each) => each.analyzed))
    if (segment.size) await insertSegment(tx, id, segment, moved, null, analyzed)
    for (const [part, each] of moving.entries()) await moveEntries(tx, each, places[part]!, id)
    await sql`delete from job_segments where id = any(${ids}::bigint[])`.execute(tx)
    return true
  })
}

async function tombstonesSince(db: Db, loaded: LoadedSegment[]): Promise<Map<number, number>[]> {
  const { rows } = await sql<{ id: number; dead: Buffer }>`
    select id, dead from job_segments where id = any(${loaded.map(({ id }) => id)}::bigint[]) order by id`.execute(
    db,
  )
  return rows.map((row) => decodeTombstones(row.dead))
}

/** Points the entries of merged jobs to their new slots, except those that have moved on already. */
async function moveEntries(
  db: Db,
  { from, ids }: { from: number; ids: Uint8Array },
  places: Int32Array,
  to: number,
): Promise<void> {
  const slots = [...places.keys()].filter((slot) => places[slot]! >= 0)
  const moved = slots.map((slot) => hexAt(ids, slot))
  await sql`
    update job_entries entry set segment = ${to}, slot = moved.to_slot
    from unnest(${uuidArray(moved)}::uuid[], ${intArray(slots)}::int[], ${intArray(slots.map((slot) => places[slot]!))}::int[]) as moved (id, slot, to_slot)
    where entry.id = moved.id and entry.segment = ${from} and entry.slot = moved.slot`.execute(db)
}
