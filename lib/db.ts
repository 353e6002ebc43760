import { type CompiledQuery, Kysely, sql } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/types.ts'
import { SharingDialect, shared } from './shared-reads.ts'
import { endSilence } from './silence.ts'

export type Db = Kysely<DB>

// Counts fit in a number: nothing we count exceeds 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** How PostgreSQL plans for us: statements are short, and a random read costs little more than the next one. */
export const planning = { jit: 'off', random_page_cost: '1.1' }

/**
 * A pool on one PostgreSQL.
 * @param max connections of this process at most
 * @param statementMs PostgreSQL ends statements that take longer; 0: they take the time they need
 */
export function openPool(url: string, max = 10, statementMs = 0): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'muster',
    // Always says how long a statement may take, since the role has a default for requests (db/prepare.ts).
    options: Object.entries({ ...planning, statement_timeout: statementMs })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  })
  // An idle connection closed by the server is replaced at the next query; without a listener the error would crash us.
  pool.on('error', () => {})
  // The same goes for one lost between two statements of a transaction; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** What a statement of a request may take, the wait for a lock included (decision 271). */
export const statementMs = 5_000

/** Pools on a pooler that lends connections by the transaction: the next one knows no statement that this one prepared. */
const lent = new WeakSet<pg.Pool>()

/** Says of a pool that it is one of these. */
export function lends(pool: pg.Pool): pg.Pool {
  lent.add(pool)
  return pool
}

/**
 * A pool for requests: a statement that takes too long fails, and is answered with 503 (lib/errors.ts).
 * @param directUrl another address where connections keep their session, if those at `url` do not (decision 288)
 */
export function openRequestPool(url: string, max: number, directUrl = url): pg.Pool {
  const pool = openPool(url, max, statementMs)
  if (directUrl !== url) lends(pool)
  endSilence(pool, (text) => (text.includes(patience) ? patientMs : statementMs))
  return pool
}

/** Whether a connection of this pool is the same one from transaction to transaction. */
export const keepsSession = (pool: pg.Pool): boolean => !lent.has(pool)

/** A statement that each connection plans once, where connections keep what they prepared. */
export const prepared = (pool: pg.Pool, name: string, text: string): pg.QueryConfig =>
  lent.has(pool) ? { text } : { name, text }

/** Connections of the background work in a process: all lanes busy, the task listener, and a few spare. */
const workConnections = 20

/** A pool for background work alone, so that it and the requests cannot starve each other of connections. */
export const openWorkPool = (url: string): pg.Pool => openPool(url, workConnections)

/** The typed query builder over a pool; closing it closes the pool. */
export function queryBuilder(pool: pg.Pool): Db {
  const db = new Kysely<DB>({ dialect: new SharingDialect({ pool }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Db, pg.Pool>()
const names = new Map<string, string>()

type Query<Row> = { compile(db: Db): CompiledQuery<Row> }

/**
 * Runs a statement of a busy path that each connection plans once (see `prepared`). It has few texts, whatever its values are, and a
 * plan that suits them all. In a transaction it runs as any other.
 */
export async function runPrepared<Row>(db: Db, query: Query<Row>): Promise<Row[]> {
  const compiled = query.compile(db)
  const pool = pools.get(db)
  if (!pool) return (await db.executeQuery(compiled)).rows
  const { sql: text, parameters } = compiled
  const name = names.get(text) ?? `statement ${names.size}`
  names.set(text, name)
  const run = () => pool.query({ ...prepared(pool, name, text), values: [...parameters] })
  return (await shared(compiled, run)).rows
}

/**
 * One of these ids, for a statement that is planned once: PostgreSQL knows the length of an array that it is given, finds a plan for
 * that length cheaper than one for any, and plans each time (decision 565).
 */
export const anyId = (ids: readonly string[]) =>
  sql`any (array(select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid))`

/** Runs in the caller's transaction if there is one, otherwise in a new one. */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

const patientMs = 60_000
const patience = "set_config('statement_timeout', '1min', true)"

/** Gives statements of a request a minute each that are slow and right: an index that is not in memory yet, an export. */
export const patiently = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (trx) => {
    // Background work has no limit, and gets none here.
    await sql`select ${sql.raw(patience)} where current_setting('statement_timeout') <> '0'`.execute(trx)
    return work(trx)
  })
