import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { removeEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { type Db, openPool, queryBuilder } from '#lib/db.ts'

/** `url`: as the owner of the tables; `dataDir`: also for files */
export type BenchDatabase = { db: Db; pool: pg.Pool; url: string; dataDir: string }

type Options = {
  connections: number
  /** a folder that stays, for the next run; a new one, which is removed afterwards, where none is given */
  keptIn?: string
}

/** Runs a bench on a migrated database: the PostgreSQL at DATABASE_URL, otherwise an embedded one. */
export async function withDatabase(
  { connections, keptIn }: Options,
  work: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  if (keptIn) await mkdir(keptIn, { recursive: true })
  const dataDir = keptIn ?? (await mkdtemp(join(tmpdir(), 'muster-bench-')))
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? null, dataDir })
  const pool = openPool(database.ownerUrl, connections)
  try {
    await migrate(pool)
    await work({ db: queryBuilder(pool), pool, url: database.ownerUrl, dataDir })
  } finally {
    await pool.end()
    await database.close()
    if (!keptIn) {
      await removeEmbedded(join(dataDir, 'db'))
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
