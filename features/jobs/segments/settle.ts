import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { mergeAlone, writeAlone } from '../locks.ts'
import { largest } from './form.ts'
import { mergeSegments, type Part } from './merge.ts'
import { insertSegment, type LoadedSegment, loadSegments, nextSegment, readDead, writeDead } from './store.ts'

export type Pile = { id: number; size: number; dead: Uint8Array }

const small = 4_096
const full = largest * 0.75
/** So many of a kind may lie about: every search looks into each. */
const patience = 8
/** Who pages through an earlier answer still counts with jobs that expired so long ago (seconds). */
const remembered = 3_600

/** Merges segments as long as there are too many small ones, or one is mostly dead. */
export async function settleSearch(db: Db): Promise<void> {
  while (chooseMerge(await pile(db), longGone()).length && (await mergeOnce(db))) {}
}

const longGone = () => Math.floor(Date.now() / 1000) - remembered

/** Which segments to make one of: the smallest of a kind of which there are too many, or one that is half dead. */
export function chooseMerge(segments: Pile[], long: number): number[] {
  const bySize = segments
    .map(({ id, size, dead }) => ({ id, size, alive: size - forgettable(dead, long) }))
    .sort((a, b) => a.alive - b.alive)
  const kinds = [
    bySize.filter(({ alive }) => alive < small),
    bySize.filter(({ alive }) => alive >= small && alive < full),
  ]
  for (const kind of kinds) {
    if (kind.length <= patience) continue
    let room = largest
    const chosen = kind.filter(({ alive }) => {
      room -= alive
      return room >= 0
    })
    if (chosen.length > 1) return chosen.map(({ id }) => id)
  }
  const worn = bySize.find(({ size, alive }) => alive * 2 < size)
  return worn ? [worn.id] : []
}

/** How many of the dead a merge would leave out. */
const forgettable = (dead: Uint8Array, long: number) =>
  [...readDead(dead).values()].filter((at) => at <= long).length

async function pile(db: Db): Promise<Pile[]> {
  return (await sql<Pile>`select id, size, dead from job_segments`.execute(db)).rows
}

/** One merge, unless somebody else is at it. Those who write jobs wait only while the result is put in place. */
async function mergeOnce(db: Db): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    if (!(await mergeAlone(tx))) return false
    const long = longGone()
    const ids = chooseMerge(await pile(tx), long)
    if (!ids.length) return false
    const loaded = await loadSegments(tx, ids, true)
    const { segment, places } = mergeSegments(loaded.map((each) => partOf(each, long)))
    await writeAlone(tx)
    const buried = await buriedSince(tx, loaded)
    const dead = buried.flatMap((since, part) =>
      [...since]
        .filter(([slot]) => places[part]![slot]! >= 0)
        .map(([slot, at]) => ({ slot: places[part]![slot]!, at })),
    )
    const id = await nextSegment(tx)
    const obituary = Buffer.concat(dead.map(({ slot, at }) => writeDead([slot], at)))
    if (segment.size) await insertSegment(tx, id, segment, obituary)
    for (const [part, from] of loaded.entries()) await moveEntries(tx, from, places[part]!, id)
    await sql`delete from job_segments where id = any(${ids}::bigint[])`.execute(tx)
    return true
  })
}

function partOf(segment: LoadedSegment, long: number): Part {
  const dead = readDead(segment.dead)
  const { gone } = segment.columns
  const counts = (slot: number) => (dead.get(slot) ?? gone[slot]!) > long && gone[slot]! > long
  return { ...segment, counts } as Part
}

async function buriedSince(db: Db, loaded: LoadedSegment[]): Promise<Map<number, number>[]> {
  const { rows } = await sql<{ id: number; dead: Buffer }>`
    select id, dead from job_segments where id = any(${loaded.map(({ id }) => id)}::bigint[]) order by id`.execute(
    db,
  )
  return rows.map((row) => readDead(row.dead))
}

/** Tells the entries of a segment's jobs where they stand now; those that stand elsewhere already are left alone. */
async function moveEntries(db: Db, from: LoadedSegment, places: Int32Array, to: number): Promise<void> {
  const slots = [...places.keys()].filter((slot) => places[slot]! >= 0)
  const ids = slots.map((slot) =>
    Buffer.from(from.columns.ids.subarray(slot * 16, slot * 16 + 16)).toString('hex'),
  )
  await sql`
    update job_entries entry set segment = ${to}, slot = moved.to_slot
    from unnest(${ids}::uuid[], ${slots}::int[], ${slots.map((slot) => places[slot])}::int[]) as moved (id, slot, to_slot)
    where entry.id = moved.id and entry.segment = ${from.id} and entry.slot = moved.slot`.execute(db)
}
