import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { filesPerPerson } from '#spec/limits.ts'
import { dropFile, fileUrl } from './files.ts'
import { personalPurposes } from './purposes.ts'
import { roomUsed } from './quota.ts'
import type { FilePurpose, OwnFiles } from './schema.ts'

/** A person's own files, newest first, and the storage they use. */
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

/**
 * Deletes one of the actor's own files.
 * @throws Problem 404 when they have no such file
 */
export async function deleteOwnFile(db: Db, actor: NonNullable<Actor>, id: string): Promise<void> {
  const ownerId = actor.viewer!.id
  await db.transaction().execute(async (trx) => {
    const file = await trx
      .selectFrom('files')
      .select('purpose')
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst()
    if (!file) throw notFound('You have no such file.')
    await dropFile(trx, id)
    const subject = { type: 'user', id: ownerId }
    if (file.purpose === 'dd214')
      await audit(trx, actor, { action: 'dd214.delete', subject, detail: { file: id } })
  })
}

/** Whether the person owns this file, with this purpose: check before storing a file id from a form. */
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
