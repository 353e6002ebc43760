import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '#lib/db.ts'

/** Beside the database and not in it: a backup that is restored knows nothing of what was erased after it. */
export const erasedListIn = (dataDir: string) => join(dataDir, 'erased.txt')

/** Adds the ids of people whose accounts were deleted to the list. It names nobody, and nothing is ever removed from it. */
export async function listErased(db: Db, path: string): Promise<number> {
  const listed = new Set((await readFile(path, 'utf8').catch(() => '')).split('\n'))
  const rows = await db.selectFrom('deleted_users').select('id').orderBy('deleted_at').execute()
  const added = rows.filter(({ id }) => !listed.has(id))
  if (!added.length) return 0
  await mkdir(dirname(path), { recursive: true })
  await appendFile(path, added.map(({ id }) => `${id}\n`).join(''), { mode: 0o600, flush: true })
  return added.length
}
