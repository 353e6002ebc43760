import type { Db } from '#lib/db.ts'
import { StoreFault } from '#lib/files/store.ts'
import { tellOf, vault } from './open.ts'

const batch = 500
const tables = ['files', 'content_package_entries', 'file_parcel_parts'] as const

/**
 * Rewraps file keys with the newest key of FILE_KEY, so that an older one can be removed. The files themselves do not
 * change. @returns how many were rewrapped, and how many could not be opened
 */
export async function rewrapKeys(db: Db): Promise<{ wrapped: number; failed: number }> {
  const all = { wrapped: 0, failed: 0 }
  for (const table of tables) {
    const { wrapped, failed } = await rewrapIn(db, table)
    all.wrapped += wrapped
    all.failed += failed
  }
  return all
}

async function rewrapIn(db: Db, table: (typeof tables)[number]) {
  const { currentKey, rewrap } = vault()
  let wrapped = 0
  let failed = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'key_id as keyId', 'wrapped_key as wrapped'])
      .where('key_id', '!=', currentKey)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id, ...kept } of rows)
      try {
        const key = rewrap(id, kept)
        const row = { key_id: key.keyId, wrapped_key: key.wrapped }
        await db.updateTable(table).set(row).where('id', '=', id).where('key_id', '=', kept.keyId).execute()
        wrapped++
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error
        tellOf(error)
        failed++
      }
    if (rows.length < batch) return { wrapped, failed }
    after = rows.at(-1)!.id
  }
}
