import type pg from 'pg'
import { Stop } from '../stop.ts'

/** A table that is there while a backup is restored into a database. */
export const marker = 'restore_in_progress'
/** While a database is moved into this one: what each of its tables was when it was copied. */
export const moveMarker = 'move_in_progress'
/** From the end of a move on, in the database that was moved: where to. */
export const movedMarker = 'moved_away'

/** @throws Stop when a database is not complete, or is no longer the one to use: nothing may start there then */
export async function refuseUnusable(pool: pg.Pool): Promise<void> {
  if (await hasTable(pool, marker))
    throw new Stop(
      'A backup is being restored into this database, or a restore was interrupted. Wait for it, or run "npm run restore" again.',
    )
  if (await hasTable(pool, moveMarker))
    throw new Stop(
      'A database is being moved into this one, or a move was interrupted. Wait for it, or run "npm run move:database" again.',
    )
  const moved = await movedTo(pool)
  if (moved)
    throw new Stop(
      `This database was moved to ${moved}. Set DATABASE_URL and DATABASE_OWNER_URL to that one.`,
    )
}

/** Where this database was moved to; null: it was not. */
export async function movedTo(pool: pg.Pool): Promise<string | null> {
  if (!(await hasTable(pool, movedMarker))) return null
  const { rows } = await pool.query<{ address: string }>(`select address from ${movedMarker}`)
  return rows[0]!.address
}

async function hasTable(pool: pg.Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `public.${name}`,
  ])
  return rows[0]!.found
}
