import { sql } from 'kysely'
import { type Check, well } from '../fact.ts'

/** Whether requests reach PostgreSQL through a pooler. That notifications arrive is tried at each start (db/open.ts). */
export const pooler: Check = {
  key: 'pooler',
  name: 'Connections to the database',
  async look({ db, settings: { databaseUrl, databaseDirectUrl, databasePool } }) {
    const { rows } = await sql<{ port: number | null; most: number; used: number }>`
      select inet_server_port() as port, current_setting('max_connections')::int as most,
        (select count(*) from pg_stat_activity where backend_type = 'client backend') as used`.execute(db)
    const { port, most, used } = rows[0]!
    const isPooled =
      databaseUrl !== null && port !== null && Number(new URL(databaseUrl).port || 5432) !== port
    const says = !isPooled
      ? 'Straight to the database.'
      : databaseDirectUrl
        ? 'Through a pooler, and straight to the database where that is needed.'
        : 'Through a pooler that keeps sessions.'
    const detail = `${used} of ${most} connections are open; a process uses ${databasePool} for requests and 20 for background work.`
    if (used < most * 0.9) return well(says, detail)
    return {
      level: 'watch',
      says: 'The database has hardly any connections left.',
      detail,
      notice: 'Some pages answer that the site is busy.',
      steps: [
        'Raise max_connections of PostgreSQL, lower DATABASE_POOL, or put PgBouncer in front (README.md, Settings).',
      ],
    }
  },
}
