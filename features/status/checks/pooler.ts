import { sql } from 'kysely'
import pg from 'pg'
import { type Check, type Fact, well } from '../fact.ts'

type Mode = 'session' | 'transaction' | 'statement'

/** Whether requests reach PostgreSQL through a pooler, and how it lends its connections. */
export const pooler: Check = {
  key: 'pooler',
  name: 'Connections to the database',
  asksOthers: true,
  async look({ db, settings: { databaseUrl, databaseDirectUrl, databasePool }, isThorough }) {
    const { rows } = await sql<{ port: number | null; most: number; used: number }>`
      select inet_server_port() as port, current_setting('max_connections')::int as most,
        (select count(*) from pg_stat_activity where backend_type = 'client backend') as used`.execute(db)
    const { port, most, used } = rows[0]!
    const detail = `${used} of ${most} connections are open; a process uses ${databasePool} for requests and 20 for background work.`
    const [mode, direct] = isThorough
      ? await Promise.all([databaseUrl, databaseDirectUrl].map((url) => (url ? modeOf(url) : 'session')))
      : []
    const wrong = wrongMode(mode, direct, databaseDirectUrl !== null)
    if (wrong) return wrong
    if (used >= most * 0.9)
      return {
        level: 'watch',
        says: 'The database has hardly any connections left.',
        detail,
        notice: 'Some pages answer that the site is busy.',
        steps: [
          'Raise max_connections of PostgreSQL, lower DATABASE_POOL, or put PgBouncer in front (README.md, Settings).',
        ],
      }
    const isPooled =
      mode === 'transaction' ||
      (databaseUrl !== null && port !== null && Number(new URL(databaseUrl).port || 5432) !== port)
    const says = !isPooled
      ? 'Straight to the database.'
      : databaseDirectUrl
        ? 'Through a pooler, and straight to the database where that is needed.'
        : 'Through a pooler that keeps sessions.'
    return well(says, detail)
  },
}

/** What a pooler must not be set to. */
function wrongMode(
  mode: Mode | undefined,
  direct: Mode | undefined,
  hasDirect: boolean,
): Omit<Fact, 'name'> | null {
  if (mode === 'statement' || direct === 'statement')
    return {
      level: 'broken',
      says: 'The pooler in front of the database allows no transactions.',
      detail: 'Its pool_mode is statement.',
      notice: 'Nothing can be saved.',
      steps: ['Set pool_mode = transaction in the settings of PgBouncer, and reload it.'],
    }
  const needed = hasDirect ? direct : mode
  if (needed !== 'transaction') return null
  return {
    level: 'broken',
    says: 'A pooler lends connections by the transaction where a session is needed.',
    detail: hasDirect
      ? 'The one at DATABASE_DIRECT_URL has pool_mode transaction.'
      : 'The one at DATABASE_URL has pool_mode transaction, and DATABASE_DIRECT_URL is not set.',
    notice: 'Changes appear late, and background work begins late.',
    steps: [
      'Set DATABASE_DIRECT_URL to the same database without the pooler, or behind one with pool_mode = session.',
    ],
  }
}

const tries = 10

/** Two clients never have the same connection in turn where each keeps its session. A pooler lends first what was used last. */
async function modeOf(connectionString: string): Promise<Mode> {
  const clients = [1, 2].map(() => new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 }))
  // One that is refused a transaction is closed as well.
  for (const client of clients) client.on('error', () => {})
  try {
    for (const client of clients) await client.connect()
    for (let n = 0; n < tries; n++) {
      const pids = new Set<number>()
      for (const client of clients) pids.add(await backendOf(client))
      if (pids.size < clients.length) return 'transaction'
    }
    return 'session'
  } catch (error) {
    if (/statement pooling/.test((error as Error).message)) return 'statement'
    throw error
  } finally {
    for (const client of clients) await client.end().catch(() => {})
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('commit')
  return rows[0]!.pid
}
