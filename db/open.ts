import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { Stop } from '#lib/stop.ts'
import { asApplication } from './application-role.ts'
import { type Database, openEmbedded } from './embedded.ts'

/**
 * `url`: as the application; `ownerUrl`: as the role that owns the tables, for migrations; `directUrl`: as the application, on
 * connections that keep their session.
 */
export type OpenDatabase = Database & { ownerUrl: string; directUrl: string }

/**
 * The configured database: the PostgreSQL at DATABASE_URL, otherwise the embedded one in the data folder, which is
 * started if it is not running and joined if it is.
 */
export async function openDatabase(settings: {
  databaseUrl: string | null
  databaseOwnerUrl?: string | null
  databaseDirectUrl?: string | null
  dataDir: string
}): Promise<OpenDatabase> {
  const { databaseUrl: url, databaseOwnerUrl, databaseDirectUrl } = settings
  if (!url) {
    const database = await openEmbedded({ folder: join(settings.dataDir, 'db') })
    const application = await asApplication(database.url)
    return { ...database, url: application, ownerUrl: database.url, directUrl: application }
  }
  const ownerUrl = databaseOwnerUrl ?? databaseDirectUrl ?? url
  await checkGiven('DATABASE_URL', url)
  if (ownerUrl !== url) await checkGiven('DATABASE_OWNER_URL', ownerUrl)
  const directUrl = databaseDirectUrl ?? url
  if (directUrl !== url) await checkGiven('DATABASE_DIRECT_URL', directUrl)
  await checkSession(directUrl, url)
  return { url, ownerUrl, directUrl, close: async () => {} }
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

/** How long a notification may take to arrive: it needs a round trip, on a machine that may be busy. */
const notificationMs = 5_000

/**
 * Caches are cleared and tasks are begun by notifications. A pooler that lends a connection for one transaction accepts LISTEN
 * and then delivers nothing.
 */
async function checkSession(directUrl: string, url: string) {
  const [listening, notifying] = [directUrl, url].map(
    (connectionString) => new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 }),
  ) as [pg.Client, pg.Client]
  const channel = `muster_session_${randomUUID()}`
  try {
    await Promise.all([listening.connect(), notifying.connect()])
    await listening.query(`listen "${channel}"`)
    const arrival = once(listening, 'notification', { signal: AbortSignal.timeout(notificationMs) })
    await Promise.all([
      arrival.catch(() => {
        throw new Stop(sessionLost)
      }),
      notifying.query(`notify "${channel}"`),
    ])
  } finally {
    await Promise.all([listening, notifying].map((client) => client.end().catch(() => {})))
  }
}

const sessionLost =
  'No notification arrives at DATABASE_URL: a pooler lends its connections by the transaction. Set DATABASE_DIRECT_URL to the same database without the pooler, or behind one with pool_mode = session.'
