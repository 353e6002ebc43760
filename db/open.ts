import { join } from 'node:path'
import pg from 'pg'
import { Stop } from '#lib/stop.ts'
import { type Database, openEmbedded } from './embedded.ts'

/**
 * The configured database: the PostgreSQL at DATABASE_URL, otherwise the embedded one in the data folder, which is
 * started if it is not running and joined if it is.
 */
export async function openDatabase(settings: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Database> {
  if (!settings.databaseUrl) return openEmbedded({ folder: join(settings.dataDir, 'db') })
  await checkGiven(settings.databaseUrl)
  return { url: settings.databaseUrl, close: async () => {} }
}

async function checkGiven(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const version = rows[0]!.version
    if (version < 15)
      throw new Stop(`The PostgreSQL at DATABASE_URL has version ${version}. Muster needs 15 or later.`)
  } catch (error) {
    if (error instanceof Stop) throw error
    throw new Stop(
      `The database at DATABASE_URL cannot be used: ${(error as Error).message}. Check the address, the name and the password.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
