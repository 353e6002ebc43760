import type { Db } from '#lib/db.ts'
import { vault } from './open.ts'

/** A person's own files, one after another, opened. @throws StoreFault when one cannot be */
export async function* ownFileBytes(db: Db, ownerId: string) {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'store_key as storeKey', 'key_id as keyId', 'wrapped_key as wrapped'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
  for (const { id, name, ...stored } of rows) yield { id, name, bytes: await vault().open(id, stored) }
}
