import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { filesPerPerson } from '#spec/limits.ts'
import { dropFile, fileUrl } from './files.ts'
import { personalPurposes } from './purposes.ts'
import { roomUsed } from './quota.ts'
import type { FilePurpose, OwnFiles } from './schema.ts'

/** A person's own files, newest first, and the room they take. */
export async function ownFiles(db: Db, ownerId: string): Promise<OwnFiles> {
  const [rows, used] = await Promise.all([
    db
      .selectFrom('files')
      .select(['id', 'name', 'purpose', 'bytes', 'created_at as createdAt'])
      .where('owner_id', '=', ownerId)
      .where('purpose', 'in', personalPurposes)
      .orderBy('id', 'desc')
      .execute(),
    roomUsed(db, ownerId, personalPurposes),
  ])
  const files = rows.map(({ purpose, createdAt, ...file }) => ({
    ...file,
    url: fileUrl(file.id),
    purpose: purpose as FilePurpose,
    createdAt: createdAt.toISOString(),
  }))
  return { files, totalDocs: files.length, used: used.bytes, most: filesPerPerson.bytes }
}

/** Deletes a file of one's own. @returns false when there is no such file */
export async function deleteOwn(db: Db, doer: NonNullable<Doer>, id: string): Promise<boolean> {
  const ownerId = doer.viewer!.id
  return db.transaction().execute(async (trx) => {
    const file = await trx
      .selectFrom('files')
      .select('purpose')
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst()
    if (!file) return false
    await dropFile(trx, id)
    const subject = { type: 'user', id: ownerId }
    if (file.purpose === 'dd214')
      await audit(trx, doer, { action: 'dd214.delete', subject, detail: { file: id } })
    return true
  })
}

/** Whether this is a file of that person, for that purpose: ask before a form's id of a file is kept anywhere. */
export async function isOwnFile(db: Db, ownerId: string, id: string, purpose: FilePurpose): Promise<boolean> {
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return found !== undefined
}
