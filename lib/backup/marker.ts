import type pg from 'pg'
import { Stop } from '../stop.ts'

/** A table that is there while a backup is restored into a database. */
export const marker = 'restore_in_progress'

/** @throws Stop when a backup is being restored, or a restore was interrupted: nothing may use the database then */
export async function refuseHalfRestored(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `public.${marker}`,
  ])
  if (rows[0]!.found)
    throw new Stop(
      'A backup is being restored into this database, or a restore was interrupted. Wait for it, or run "npm run restore" again.',
    )
}
