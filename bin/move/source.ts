import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { movedMarker } from '#lib/backup/marker.ts'
import { Stop } from '#lib/stop.ts'

const patience = { tries: 90, pauseMs: 500 } as const
const statementTimedOut = '57014'

/**
 * Begins a transaction in which nobody else writes to any table; reading goes on. It ends with this session, however that ends.
 * Writers touch tables in orders of their own. Where one of them and this wait for each other, this gives way, well before
 * PostgreSQL looks for a deadlock and ends one of the two, which may be the writer.
 */
export async function lockWrites(source: pg.ClientBase): Promise<void> {
  const names = await writtenTables(source)
  const { rows } = await source.query<{ ms: number }>(
    "select setting::int / 2 as ms from pg_settings where name = 'deadlock_timeout'",
  )
  for (let tried = 1; ; tried++) {
    await source.query('begin')
    try {
      await source.query(`set local statement_timeout = ${rows[0]!.ms}`)
      await source.query(`lock table ${names.join()} in share row exclusive mode`)
      await source.query('set local statement_timeout to default')
      return
    } catch (error) {
      await source.query('rollback').catch(() => {})
      if ((error as { code?: string }).code !== statementTimedOut) throw error
      if (tried === patience.tries)
        throw new Stop('A long transaction holds a table. Run this again: it continues where it was.')
      await sleep(patience.pauseMs)
    }
  }
}

/**
 * In the transaction of `lockWrites`: from its commit on every write is refused as one that should be tried again in a moment
 * (lib/errors.ts), background work stops, and no process begins here.
 */
export async function refuseWrites(source: pg.ClientBase, to: string): Promise<void> {
  await source.query("update instance set place = 'moved'")
  await source.query(`create table ${movedMarker} (address text not null)`)
  await source.query(`insert into ${movedMarker} (address) values ($1)`, [to])
  // Processes that still run here say so at /admin/status.
  await source.query(`grant select on ${movedMarker} to public`)
  await source.query(`create function refuse_moved() returns trigger language plpgsql as $$
    begin raise exception 'This database was moved.' using errcode = '57P03'; end $$`)
  for (const name of await writtenTables(source))
    await source.query(
      `create trigger refuse_moved before insert or update or delete or truncate on ${name}
       for each statement execute function refuse_moved()`,
    )
}

async function writtenTables(source: pg.ClientBase): Promise<string[]> {
  const { rows } = await source.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'graphile_worker')
     order by 1`,
  )
  return rows.map(({ name }) => name)
}
