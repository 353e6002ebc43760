import { openPool } from '#lib/db.ts'
import { installQueue } from '#lib/queue.ts'
import { grantTo } from './grants.ts'
import { migrate } from './migrate.ts'

export type Prepared = {
  /** the names of the migrations that ran now */
  migrated: string[]
  /** the application owns its tables, so its grants are worth nothing */
  ownsItsTables: boolean
}

/**
 * Brings a database to the newest version as its owner, and gives the role of the application its rights.
 * @param more further work of the owner, such as loading the catalog
 */
export async function prepareDatabase(
  { url, ownerUrl }: { url: string; ownerUrl: string },
  more: (pool: ReturnType<typeof openPool>) => Promise<unknown> = async () => {},
): Promise<Prepared> {
  const owner = openPool(ownerUrl, 3)
  try {
    const migrated = await migrate(owner)
    await installQueue(owner)
    const role = await roleAt(url)
    const ownsItsTables = role === (await roleAt(ownerUrl))
    if (!ownsItsTables) await grantTo(owner, role)
    await more(owner)
    return { migrated, ownsItsTables }
  } finally {
    await owner.end()
  }
}

async function roleAt(url: string): Promise<string> {
  const pool = openPool(url, 1)
  try {
    const { rows } = await pool.query<{ role: string }>('select current_user as role')
    return rows[0]!.role
  } finally {
    await pool.end()
  }
}
