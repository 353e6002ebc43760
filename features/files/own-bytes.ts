import type { Db } from '#lib/db.ts'
import { vault } from './open.ts'

/** A person's own files. `open` @throws StoreFault when it is missing or damaged */
export async function filesToCopy(db: Db, ownerId: string) {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'store_key as storeKey', 'key_id as keyId', 'wrapped_key as wrapped'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, ...stored }) => ({ id, name, open: () => vault().open(id, stored) }))
}
