import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { type Staging, StoreFault } from '#lib/files/store.ts'
import { tellOf, vault } from './open.ts'
import type { FilePurpose } from './schema.ts'
import { type Stored, storeFile } from './store-file.ts'
import { isUnchanged } from './upload.ts'

/**
 * Checks and stores what this person uploaded directly to the bucket. Concurrent requests wait for each other.
 * @returns null when this person has no such upload, or nothing has arrived yet
 */
export async function settleUpload(db: Db, ownerId: string, id: string): Promise<Stored | null> {
  const { staging } = vault().store
  if (!staging) return null
  try {
    return await settle(db, staging, ownerId, id)
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
    tellOf(error)
    return { ok: false, reason: error.message, isOurs: true }
  }
}

async function settle(db: Db, staging: Staging, ownerId: string, id: string): Promise<Stored | null> {
  return db.transaction().execute(async (trx) => {
    const upload = await trx
      .selectFrom('uploads')
      .select(['id', 'owner_id as ownerId', 'theme_id as themeId', 'purpose', 'name'])
      .select(['staging_key as stagingKey', 'used_at as usedAt', 'refusal'])
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .where('staging_key', 'is not', null)
      .where(isUnchanged)
      .forUpdate()
      .executeTakeFirst()
    if (!upload) return null
    if (upload.usedAt) return upload.refusal ? { ok: false, reason: upload.refusal } : { ok: true, id }
    const bytes = await staging.take(upload.stagingKey!)
    if (!bytes) return null
    const stored = await storeFile(trx, { ...upload, purpose: upload.purpose as FilePurpose, bytes })
    if (!stored.ok && stored.isOurs) return stored
    await trx
      .updateTable('uploads')
      .set({ used_at: sql`now()`, refusal: stored.ok ? null : stored.reason })
      .where('id', '=', id)
      .execute()
    await staging.remove(upload.stagingKey!)
    return stored
  })
}
