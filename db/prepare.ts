import { refuseUnusable } from '#lib/backup/marker.ts'
import { openPool, planning, statementMs } from '#lib/db.ts'
import { installQueue } from '#lib/queue.ts'
import { grantTo } from './grants.ts'
import { migrate } from './migrate.ts'

export type Prepared = {
  /** the names of the migrations that ran now */
  migrated: string[]
  /** the application owns its tables, so its grants are worth nothing */
  ownsItsTables: boolean
}

type More = {
  /** further work of the owner, such as loading the catalog */
  work?: (pool: ReturnType<typeof openPool>) => Promise<unknown>
  /** by the restore and the move, which alone use a database before it is complete */
  isRestored?: boolean
}

/**
 * Brings a database to the newest version as its owner, and gives the role of the application its rights.
 * @throws Stop when a backup or another database is on its way into it, or it was moved away
 */
export async function prepareDatabase(
  { url, ownerUrl }: { url: string; ownerUrl: string },
  { work, isRestored }: More = {},
): Promise<Prepared> {
  const owner = openPool(ownerUrl, 3)
  try {
    if (!isRestored) await refuseUnusable(owner)
    const migrated = await migrate(owner)
    await installQueue(owner)
    const role = await roleAt(url)
    const ownsItsTables = role === (await roleAt(ownerUrl))
    if (!ownsItsTables) {
      await grantTo(owner, role)
      await setDefaults(url)
    }
    await work?.(owner)
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

/**
 * The role's defaults, which a role may set for itself. They hold where a pooler between us and PostgreSQL drops the options of
 * connections; otherwise pools say what they want (lib/db.ts).
 */
async function setDefaults(url: string): Promise<void> {
  const pool = openPool(url, 1)
  try {
    for (const [name, value] of Object.entries({ ...planning, statement_timeout: `${statementMs}ms` }))
      await pool.query(`
        do $$ begin
          execute format('alter role %I in database %I set ${name} = %L', current_user, current_database(), '${value}');
        exception when internal_error then null; -- another process that starts sets the same
        end $$`)
  } finally {
    await pool.end()
  }
}
