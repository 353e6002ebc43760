import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Tables that grow with the years: an index on one is built while others write to it. */
export const largeTables = [
  ...[
    'analytics_days',
    'applicants',
    'application_changes',
    'applications',
    'audit_entries',
    'chat_messages',
  ],
  ...['comments', 'donations', 'favorites', 'files', 'job_entries', 'job_sightings', 'job_views', 'jobs'],
  ...[
    'ledger_entries',
    'mails',
    'notices',
    'profile_views',
    'profiles',
    'saved_searches',
    'sessions',
    'users',
  ],
]

const named =
  /^create\s+(?:unique\s+)?index\s+(concurrently\s+)?(?:if\s+not\s+exists\s+)?(\w+)\s+on\s+(?:only\s+)?(\w+)/i

const statementsIn = (text: string) =>
  text
    .replace(/--.*$/gm, '')
    // Bodies of functions are not run now.
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)

export type ConcurrentIndex = { name: string; statement: string }

/**
 * The indexes of a migration that builds some concurrently, and therefore runs outside a transaction; null for any other one.
 * @throws when it has other statements, too: they would run outside one as well
 */
export function concurrentIndexes(text: string): ConcurrentIndex[] | null {
  const statements = statementsIn(text)
  const indexes = statements.map((statement) => {
    const [, concurrently, name] = named.exec(statement) ?? []
    return concurrently ? { name: name!, statement } : null
  })
  if (!indexes.some(Boolean)) return null
  const other = statements[indexes.indexOf(null)]
  if (other)
    throw new Error(`A migration with an index that is built concurrently has nothing else. It has: ${other}`)
  return indexes as ConcurrentIndex[]
}

/** Indexes on large tables that others must wait for, except where the table is created in the same migration. */
export function blockingIndexes(text: string): string[] {
  const statements = statementsIn(text)
  const isNew = (table: string) =>
    statements.some((one) =>
      new RegExp(`^create\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?${table}\\b`, 'i').test(one),
    )
  return statements.flatMap((statement) => {
    const [, concurrently, name, table] = named.exec(statement) ?? []
    return table && !concurrently && largeTables.includes(table) && !isNew(table) ? [name!] : []
  })
}

/** The class of our advisory lock: "indx" in ASCII. */
const lock = 0x696e6478

/**
 * Builds the indexes that are not there, while everybody writes. What an interrupted build left is dropped first: whether an
 * index is there is asked of the catalog, not of the list of migrations. One process builds; the others wait for it.
 */
export async function buildIndexes(pool: pg.Pool, indexes: ConcurrentIndex[]): Promise<void> {
  if (!(await missing(pool, indexes)).length) return
  const client = await pool.connect()
  try {
    // Asked again and again: a statement that waits for the lock has a snapshot, for whose end the build would wait.
    while (!(await client.query('select pg_try_advisory_lock($1) as got', [lock])).rows[0].got)
      await sleep(500)
    for (const { name, statement } of await missing(client, indexes)) {
      await client.query(`drop index concurrently if exists ${name}`)
      await client.query(statement)
    }
  } finally {
    // Ends the session, and the lock with it.
    client.release(true)
  }
}

async function missing(db: pg.Pool | pg.ClientBase, indexes: ConcurrentIndex[]): Promise<ConcurrentIndex[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indisvalid and c.relnamespace = current_schema()::regnamespace and c.relname = any($1)`,
    [indexes.map(({ name }) => name)],
  )
  const there = new Set(rows.map(({ name }) => name))
  return indexes.filter(({ name }) => !there.has(name))
}
