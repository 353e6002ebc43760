import type { Db } from '#lib/db.ts'
import { eraseSoon } from './erase-soon.ts'
import { dropParcelsOf } from './parcels.ts'
import { personalPurposes } from './purposes.ts'
import type { FilePurpose } from './schema.ts'

/** Assigns a file that was uploaded before the account existed to its owner. Idempotent. */
export async function adoptFile(db: Db, fileId: string, ownerId: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ owner_id: ownerId })
    .where('id', '=', fileId)
    .where('owner_id', 'is', null)
    .execute()
}

/**
 * Assigns a picture, or a download, to a site; `ownerId` is its uploader, null: any uploader.
 * @returns false when there is no such file
 */
export async function giveToSite(
  db: Db,
  fileId: string,
  ownerId: string | null,
  themeId: string,
  purpose: FilePurpose = 'picture',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ theme_id: themeId })
    .where('id', '=', fileId)
    .$if(ownerId !== null, (files) => files.where('owner_id', '=', ownerId))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a file: it can no longer be opened; its bytes are deleted once this commits. */
export async function dropFile(db: Db, fileId: string): Promise<void> {
  const dropped = await db.deleteFrom('files').where('id', '=', fileId).returning('store_key').execute()
  await eraseSoon(db, dropped)
}

/** Deletes a file that has no owner yet. */
export async function dropOrphan(db: Db, fileId: string): Promise<void> {
  const dropped = await db
    .deleteFrom('files')
    .where('id', '=', fileId)
    .where('owner_id', 'is', null)
    .returning('store_key')
    .execute()
  await eraseSoon(db, dropped)
}

/**
 * Deletes a person's own files and pending uploads; pictures that the person added to sites stay with the sites.
 */
export async function dropFilesOf(db: Db, ownerId: string): Promise<void> {
  const dropped = await db
    .deleteFrom('files')
    .where('owner_id', '=', ownerId)
    .where('purpose', 'in', personalPurposes)
    .returning('store_key')
    .execute()
  const sent = await db
    .deleteFrom('uploads')
    .where('owner_id', '=', ownerId)
    .returning('staging_key as staged')
    .execute()
  await dropParcelsOf(db, ownerId)
  await eraseSoon(
    db,
    dropped,
    sent.flatMap(({ staged }) => staged ?? []),
  )
}

/** The address of a file; access is checked at each request. */
export const fileUrl = (id: string) => `/files/${id}`

/** Who leaves nothing behind: files nobody took within a day. */
export async function dropOwnerless(db: Db, now: Date): Promise<number> {
  const dropped = await db
    .deleteFrom('files')
    .where('owner_id', 'is', null)
    .where((row) => row.or([row('theme_id', 'is', null), row('purpose', 'in', personalPurposes)]))
    .where('created_at', '<', new Date(now.getTime() - 86_400_000))
    .returning('store_key')
    .execute()
  await eraseSoon(db, dropped)
  return dropped.length
}
