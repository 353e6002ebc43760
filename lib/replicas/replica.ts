import type pg from 'pg'
import { openPool, openRequestPool } from '../db.ts'
import { hangUp } from '../silence.ts'
import { positionOf } from './position.ts'

/**
 * serving: requests may read there; lagging: too far behind; down: it does not answer; promoted: it follows nobody any more; foreign:
 * it is a copy of another database
 */
export type ReplicaState = 'serving' | 'lagging' | 'down' | 'promoted' | 'foreign'

export type Replica = {
  /** host and port: no password */
  name: string
  pool: pg.Pool
  state: ReplicaState
  lagMs: number
  /** what it has replayed */
  position: bigint
  /** statements it has answered, and those that the primary had to answer instead */
  reads: number
  failures: number
  /** asks it where it is; it is `down` when it does not answer within `patienceMs` */
  look(): Promise<{ follows: boolean; system: string; position: bigint } | null>
  /** ends what waits for an answer of it */
  hangUp(): void
  close(): Promise<void>
}

/** Its word is read, and means nothing for requests: it has a connection of its own, so that a full pool is not taken for a dead server. */
const text = `select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position,
  (select system_identifier::text from pg_control_system()) as system`

/** @param connections of this process for requests */
export function openReplica(url: string, connections: number, patienceMs: number): Replica {
  const { hostname, port } = new URL(url)
  const pool = openRequestPool(url, connections)
  const watch = openPool(url, 1)
  Object.assign(watch.options, { query_timeout: patienceMs, connectionTimeoutMillis: patienceMs })
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => clients.add(client))
  pool.on('remove', (client) => clients.delete(client))
  return {
    ...{ name: `${hostname}:${port || 5432}`, pool, state: 'down', lagMs: Number.POSITIVE_INFINITY },
    ...{ position: 0n, reads: 0, failures: 0 },
    async look() {
      const { rows } = await watch
        .query<{ follows: boolean; system: string; position: string }>(text)
        .catch(() => ({ rows: [] }))
      const [row] = rows
      return row ? { ...row, position: positionOf(row.position) ?? 0n } : null
    },
    hangUp() {
      for (const client of clients) hangUp(client)
    },
    async close() {
      await Promise.all([pool.end(), watch.end()])
    },
  }
}
