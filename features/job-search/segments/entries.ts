import { sql } from 'kysely'
import { bytesArray, intArray, uuidArray } from '#lib/binary-arrays.ts'
import type { Db } from '#lib/db.ts'
import { addTombstones, type SegmentSlot } from './store.ts'

type SegmentTarget = { employerId: string; feedId: string | null; segment: number }
type SlotAssignment = { id: string; hash: Buffer; slot: number }
type ExistingEntry = { id: string } & { [Key in keyof SegmentSlot]: number | null }

/**
 * Records each job's current segment and slot. Existing jobs get tombstones in their previous segments.
 * @param existing the entries of these jobs, locked
 */
export async function putEntries(
  db: Db,
  target: SegmentTarget,
  assignments: SlotAssignment[],
  existing: ReadonlyMap<string, ExistingEntry>,
): Promise<{ added: number }> {
  const fresh = assignments.filter(({ id }) => !existing.has(id))
  const inserted = await insert(db, target, fresh)
  // A concurrent import may have inserted the same jobs since we looked.
  const late = fresh.filter(({ id }) => !inserted.has(id))
  const replaced = [...existing.values(), ...(late.length ? await lock(db, late) : [])]
  await addTombstones(
    db,
    replaced.filter((entry): entry is ExistingEntry & SegmentSlot => entry.segment !== null),
    0,
  )
  await move(db, target, [...assignments.filter(({ id }) => existing.has(id)), ...late])
  return { added: inserted.size }
}

async function insert(
  db: Db,
  { employerId, feedId, segment }: SegmentTarget,
  assignments: SlotAssignment[],
): Promise<Set<string>> {
  if (!assignments.length) return new Set()
  const { rows } = await sql<{ id: string }>`
    insert into job_entries (id, employer_id, feed_id, hash, segment, slot)
    select id, ${employerId}, ${feedId}, hash, ${segment}, slot from ${rowsOf(assignments)}
    on conflict do nothing returning id`.execute(db)
  return new Set(rows.map((row) => row.id))
}

async function lock(db: Db, assignments: SlotAssignment[]): Promise<ExistingEntry[]> {
  const { rows } = await sql<ExistingEntry>`
    select id, segment, slot from job_entries
    where id = any(${uuidArray(assignments.map(({ id }) => id))}::uuid[]) order by id for update`.execute(db)
  return rows
}

async function move(
  db: Db,
  { feedId, segment }: SegmentTarget,
  assignments: SlotAssignment[],
): Promise<void> {
  if (!assignments.length) return
  await sql`
    update job_entries entry
    set segment = ${segment}, slot = new.slot, hash = new.hash, feed_id = ${feedId}, live = true, missed = 0
    from ${rowsOf(assignments)} where entry.id = new.id`.execute(db)
}

const rowsOf = (assignments: SlotAssignment[]) => sql`
  unnest(${uuidArray(assignments.map(({ id }) => id))}::uuid[], ${intArray(assignments.map(({ slot }) => slot))}::int[],
         ${bytesArray(assignments.map(({ hash }) => hash))}::bytea[]) as new (id, slot, hash)`
