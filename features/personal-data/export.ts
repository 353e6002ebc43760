import { mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownFileBytes } from '#features/files/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { dataOf } from './collect.ts'
import { readablePage } from './readable.ts'

/**
 * Writes a copy of a person's data into a new folder: a page to read, the same as JSON, and their files. An operator does it, so
 * it is in the audit trail.
 * @throws EEXIST when the folder is there
 */
export async function exportPerson(db: Db, person: { id: string; email: string }, folder: string) {
  const operator = null
  await mkdir(folder, { mode: 0o700 })
  await audit(db, operator, { action: 'privacy.export', subject: { type: 'user', id: person.id } })
  const sections = await dataOf(db, person.id)
  const kept = { mode: 0o600, flag: 'wx' } as const
  await writeFile(join(folder, 'data.json'), `${JSON.stringify(sections, null, 2)}\n`, kept)
  await writeFile(join(folder, 'your-data.html'), readablePage(person.email, sections, new Date()), kept)
  await mkdir(join(folder, 'files'), { mode: 0o700 })
  let files = 0
  for await (const { id, name, bytes } of ownFileBytes(db, person.id)) {
    const file = await open(join(folder, 'files', `${id} ${name.replace(/[/\\]/g, '-')}`), 'wx', 0o600)
    try {
      for await (const chunk of bytes) await file.writeFile(chunk)
    } finally {
      await file.close()
    }
    files++
  }
  return { rows: sections.reduce((sum, { rows }) => sum + rows.length, 0), sections: sections.length, files }
}
