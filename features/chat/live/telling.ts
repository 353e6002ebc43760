import type pg from 'pg'
import { prepared } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { together } from '#lib/together.ts'

/** What every process is told: ids only, since everybody who connects to PostgreSQL may listen. */
export type Told = { room: string; change: number } | { room: string; typing: string }

/** A commit that only notifies does not wait for the disk. One that has written to the log does, for all that is before it there. */
const text = `select pg_logical_emit_message(true, 'chat', ''),
  (select count(pg_notify('chat', word)) from unnest($1::text[]) word)`

const tellers = new WeakMap<pg.Pool, (told: Told) => Promise<void>>()

/**
 * Tells all processes. Many at once in one transaction, one at a time: its commit writes to disk what was committed before it
 * without waiting, so when this resolves, that is there to stay and has been told (decision 436).
 */
export function tell(pool: pg.Pool, told: Told): Promise<void> {
  const teller = tellers.get(pool) ?? tellerOn(pool)
  tellers.set(pool, teller)
  return teller(told)
}

const tellerOn = (pool: pg.Pool) =>
  together<Told, Set<string>>(
    () => new Set(),
    (words, told) => words.add(JSON.stringify(told)),
    async (words) => void (await pool.query({ ...prepared(pool, 'chat tell', text), values: [[...words]] })),
  )

/** A process that was killed is started again within this time. */
const retoldMs = 60_000
const mostRooms = 1_000

/** A process that was killed may have told nobody of its last messages: the one that starts does. Who knows them ignores it. */
export async function tellAgain(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select pg_notify('chat', json_build_object('room', room_id, 'change', max(change))::text)
      from chat_messages where id >= $1 group by room_id order by max(id::text) desc limit ${mostRooms}`,
    [newId(Date.now() - retoldMs)],
  )
}
