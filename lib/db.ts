import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/types.ts'

export type Db = Kysely<DB>

// Counts fit a number; a bigint over 2^53 does not occur in what we count.
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
  // An idle connection that the server closed is replaced at the next query; without a listener it would end us.
  pool.on('error', () => {})
  // So would one that is lost between two statements of a transaction; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The typed query builder over a pool; closing it closes the pool. */
export function queryBuilder(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/** Runs in the caller's transaction where there is one, else in one of its own. */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
