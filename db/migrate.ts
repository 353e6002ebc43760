import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)

/** Plain SQL files, in numeric order. There are no down migrations: a mistake is fixed by the next file. */
const files: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return [name.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
    })
    return Object.fromEntries(await Promise.all(migrations))
  },
}

/**
 * Brings the database to the newest version. Safe when several processes start at once: Kysely takes an advisory lock.
 * @returns the names of the migrations that ran now
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({
    db,
    provider: files,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')
    throw new Error(`Migration ${failed?.migrationName} failed: ${(error as Error).message}`, {
      cause: error,
    })
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
