import { join } from 'node:path'
import pg from 'pg'
import { Stop } from '#lib/stop.ts'
import { asApplication } from './application-role.ts'
import { type Database, openEmbedded } from './embedded.ts'

/** `url`: as the application; `ownerUrl`: as the role that owns the tables, for migrations. */
export type OpenDatabase = Database & { ownerUrl: string }

/**
 * The configured database: the PostgreSQL at DATABASE_URL, otherwise the embedded one in the data folder, which is
 * started if it is not running and joined if it is.
 */
export async function openDatabase(settings: {
  databaseUrl: string | null
  databaseOwnerUrl?: string | null
  dataDir: string
}): Promise<OpenDatabase> {
  const { databaseUrl: url, databaseOwnerUrl } = settings
  if (!url) {
    const database = await openEmbedded({ folder: join(settings.dataDir, 'db') })
    return { ...database, url: await asApplication(database.url), ownerUrl: database.url }
  }
  const ownerUrl = databaseOwnerUrl ?? url
  await checkGiven('DATABASE_URL', url)
  if (ownerUrl !== url) await checkGiven('DATABASE_OWNER_URL', ownerUrl)
  return { url, ownerUrl, close: async () => {} }
}

async function checkGiven(setting: string, url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const version = rows[0]!.version
    if (version < 15)
      throw new Stop(`The PostgreSQL at ${setting} has version ${version}. Muster needs 15 or later.`)
  } catch (error) {
    if (error instanceof Stop) throw error
    throw new Stop(
      `The database at ${setting} cannot be used: ${(error as Error).message}. Check the address, the name and the password.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
