import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { StoreFault } from '#lib/files/store.ts'
import { tellOf, vault } from './open.ts'

const batch = 500
const tables = ['files', 'content_package_entries', 'file_parcel_parts', 'file_variants'] as const

type Progress = (step: { done: number; of: number }) => void

/**
 * Rewraps file keys with the newest key of FILE_KEY, so that an older one can be removed. The files themselves do not
 * change. @returns how many were rewrapped, how many could not be opened, and the id of the newest key
 */
export async function rewrapKeys(
  db: Db,
  progress: Progress = () => {},
): Promise<{ wrapped: number; failed: number; keyId: string }> {
  const { currentKey } = vault()
  const of = await countOlder(db, currentKey)
  const all = { wrapped: 0, failed: 0, keyId: currentKey }
  for (const table of tables)
    for await (const isWrapped of rewrapIn(db, table)) {
      if (isWrapped) all.wrapped++
      else all.failed++
      progress({ done: all.wrapped + all.failed, of })
    }
  return all
}

async function countOlder(db: Db, currentKey: string): Promise<number> {
  let all = 0
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where key_id <> ${currentKey}`.execute(db)
    all += rows[0]!.n
  }
  return all
}

async function* rewrapIn(db: Db, table: (typeof tables)[number]): AsyncGenerator<boolean> {
  const { currentKey, rewrap } = vault()
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
        yield true
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error
        tellOf(error)
        yield false
      }
    if (rows.length < batch) return
    after = rows.at(-1)!.id
  }
}
