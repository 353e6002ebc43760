import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/types.ts'

export type Db = Kysely<DB>

// Counts fit in a number: nothing we count exceeds 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/**
 * A pool on one PostgreSQL.
 * @param max connections of this process at most
 */
export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'muster',
    options: '-c jit=off -c random_page_cost=1.1',
  })
  // An idle connection closed by the server is replaced at the next query; without a listener the error would crash us.
  pool.on('error', () => {})
  // The same goes for one lost between two statements of a transaction; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Connections of the background work in a process: all lanes busy, the task listener, and a few spare. */
const workConnections = 20

/** A pool for background work alone, so that it and the requests cannot starve each other of connections. */
export const openWorkPool = (url: string): pg.Pool => openPool(url, workConnections)

/** The typed query builder over a pool; closing it closes the pool. */
export function queryBuilder(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Runs in the caller's transaction if there is one, otherwise in a new one. */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
