import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import type pg from 'pg'
import { Stop } from '#lib/stop.ts'
import { buildIndexes, concurrentIndexes } from './concurrent-indexes.ts'
import { lateRedefinition } from './late-migrations.ts'

const migrationFolder = new URL('./migrations/', import.meta.url)

/** Plain SQL files by name, in numeric order. There are no down migrations: a mistake is fixed by the next file. */
async function textsIn(folder: URL): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const texts = names.map(
    async (name): Promise<[string, string]> => [
      name.replace('.sql', ''),
      await readFile(new URL(name, folder), 'utf8'),
    ],
  )
  return new Map(await Promise.all(texts))
}

/**
 * A statement that waits for a table makes everybody wait who comes after it, so it gives up soon, and all begins again
 * (decision 396).
 */
const patience = { lockMs: 2_000, tries: 30, pauseMs: 1_000 } as const
const lockNotAvailable = '55P03'

const migrationOf = (text: string): Migration => ({
  up: async (db) => {
    await sql.raw(`set local lock_timeout = ${patience.lockMs}`).execute(db)
    // Its indexes are built after the transaction of all migrations.
    if (!concurrentIndexes(text)) await sql.raw(text).execute(db)
  },
})

type Which = {
  folder?: URL
  /** these alone, by their names: to have the shape that a backup was made of */
  only?: string[]
}

/**
 * Brings the database to the newest version. Safe when several processes start at once: Kysely takes an advisory lock.
 * A migration that landed after others with higher numbers runs late, where that is safe (decision 269).
 * @returns the names of the migrations that ran now
 * @throws Stop when a late migration would replace what a later number has defined, or `only` names one that is not there
 */
export async function migrate(
  pool: pg.Pool,
  { folder = migrationFolder, only }: Which = {},
): Promise<string[]> {
  const texts = among(await textsIn(folder), only)
  const later = await unknownIn(pool, texts)
  const migrator = new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    provider: {
      getMigrations: async () =>
        Object.fromEntries([...texts, ...later].map(([name, text]) => [name, migrationOf(text)])),
    },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    allowUnorderedMigrations: true,
  })
  const known = await migrator.getMigrations()
  const late = lateRedefinition(
    known.map(({ name, executedAt }) => ({
      name,
      text: texts.get(name) ?? '',
      isDone: executedAt !== undefined,
    })),
  )
  if (late) throw late
  const { error, results = [] } = await untilUnlocked(() => migrator.migrateToLatest())
  if (isLocked(error)) throw locked
  if (error) {
    const failed = results.find((result) => result.status === 'Error')
    // Between two of them, or at the end: the connection.
    if (!failed)
      throw new Stop(
        `The database was not brought to the newest version, and is as it was: ${(error as Error).message}. Start again.`,
      )
    if ((error as { code?: string }).code === diskFull) throw noRoom
    throw new Error(`Migration ${failed.migrationName} failed: ${(error as Error).message}`, {
      cause: error,
    })
  }
  await buildIndexes(
    pool,
    [...texts.values()].flatMap((text) => concurrentIndexes(text) ?? []),
  )
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** What a next release has done already: a process of this one that is restarted during the upgrade serves on (decision 396). */
async function unknownIn(pool: pg.Pool, texts: Map<string, string>): Promise<[name: string, text: string][]> {
  const { rows: known } = await pool.query(`select to_regclass('migrations') is not null as known`)
  if (!known[0].known) return []
  const { rows } = await pool.query<{ name: string }>('select name from migrations')
  return rows.flatMap(({ name }) => (texts.has(name) ? [] : [[name, ''] as [string, string]]))
}

async function untilUnlocked(run: () => Promise<MigrationResultSet>): Promise<MigrationResultSet> {
  for (let tried = 1; ; tried++) {
    const outcome = await run()
    if (!isLocked(outcome.error) || tried === patience.tries) return outcome
    await sleep(patience.pauseMs)
  }
}

const isLocked = (error: unknown) => (error as { code?: string } | undefined)?.code === lockNotAvailable

/** PostgreSQL takes back what it has begun, and the release before goes on. */
const diskFull = '53100'
const noRoom = new Stop(
  'The disk of the database is full: it was not brought to the newest version, and is as it was. Make room, and start again.',
)

const locked = new Stop(
  'The database could not be brought to the newest version: for minutes, others used the tables that change. Nothing was changed. Look for a transaction that does not end (pg_stat_activity), and start again.',
)

function among(texts: Map<string, string>, only: string[] | undefined): Map<string, string> {
  if (!only) return texts
  const unknown = only.find((name) => !texts.has(name))
  if (unknown)
    throw new Stop(
      `The backup was made by a newer version of Muster: this one has no migration ${unknown}. Upgrade, and run this again.`,
    )
  return new Map([...texts].filter(([name]) => only.includes(name)))
}
