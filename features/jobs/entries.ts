import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { type Address, bury } from './segments/store.ts'

type Home = { employerId: string; feedId: string | null; segment: number }
type Place = { id: string; hash: Buffer; slot: number }
type Old = { id: string } & { [Key in keyof Address]: number | null }

/**
 * Says where jobs stand now. New ones are written once; of the others the old places no longer count.
 * @param known the jobs that we had, locked
 */
export async function putEntries(
  db: Db,
  home: Home,
  places: Place[],
  known: ReadonlyMap<string, Old>,
): Promise<{ added: number }> {
  const fresh = places.filter(({ id }) => !known.has(id))
  const inserted = await insert(db, home, fresh)
  // Somebody else may have brought the same jobs between our look and our write.
  const late = fresh.filter(({ id }) => !inserted.has(id))
  const old = [...known.values(), ...(late.length ? await lock(db, late) : [])]
  await bury(
    db,
    old.filter((entry): entry is Old & Address => entry.segment !== null),
    0,
  )
  await move(db, home, [...places.filter(({ id }) => known.has(id)), ...late])
  return { added: inserted.size }
}

async function insert(db: Db, { employerId, feedId, segment }: Home, places: Place[]): Promise<Set<string>> {
  if (!places.length) return new Set()
  const { rows } = await sql<{ id: string }>`
    insert into job_entries (id, employer_id, feed_id, hash, segment, slot)
    select id, ${employerId}, ${feedId}, hash, ${segment}, slot from ${rowsOf(places)}
    on conflict do nothing returning id`.execute(db)
  return new Set(rows.map((row) => row.id))
}

async function lock(db: Db, places: Place[]): Promise<Old[]> {
  const { rows } = await sql<Old>`
    select id, segment, slot from job_entries
    where id = any(${places.map(({ id }) => id)}::uuid[]) order by id for update`.execute(db)
  return rows
}

async function move(db: Db, { feedId, segment }: Home, places: Place[]): Promise<void> {
  if (!places.length) return
  await sql`
    update job_entries entry
    set segment = ${segment}, slot = new.slot, hash = new.hash, feed_id = ${feedId}, live = true, missed = 0
    from ${rowsOf(places)} where entry.id = new.id`.execute(db)
}

const rowsOf = (places: Place[]) => sql`
  unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ slot }) => slot)}::int[],
         ${places.map(({ hash }) => hash)}::bytea[]) as new (id, slot, hash)`
