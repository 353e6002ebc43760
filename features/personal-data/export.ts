import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { contentsOf } from './contents.ts'

/**
 * Writes a copy of a person's data into a new folder. An operator does it, so it is in the audit trail.
 * @throws EEXIST when the folder is there
 */
export async function exportPerson(db: Db, person: { id: string; email: string }, folder: string) {
  const operator = null
  await mkdir(folder, { mode: 0o700 })
  await mkdir(join(folder, 'files'), { mode: 0o700 })
  await audit(db, operator, { action: 'privacy.export', subject: { type: 'user', id: person.id } })
  const { entries, ...counts } = await contentsOf(db, person)
  for (const entry of entries) {
    const file = await open(join(folder, entry.name), 'wx', 0o600)
    try {
      for await (const chunk of await entry.open()) await file.writeFile(chunk)
    } finally {
      await file.close()
    }
  }
  return counts
}
