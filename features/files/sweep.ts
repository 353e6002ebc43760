import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { dropOwnerless } from './files.ts'
import { vault } from './open.ts'

const batch = 500
const day = 86_400_000

/**
 * Daily: deletes files that nobody adopted within a day, unused upload addresses, and bytes without a row, which a process
 * leaves when it is killed between storing the bytes and inserting the row.
 */
export async function sweep(
  db: Db,
  now = new Date(),
): Promise<{ files: number; uploads: number; bytes: number }> {
  const files = await dropOwnerless(db, now)
  const uploads = await dropUploads(db, now)
  let bytes = 0
  for await (const keys of inBatches(vault().store.olderThan(new Date(now.getTime() - day))))
    for (const key of await strayAmong(db, keys)) {
      await vault().erase(key)
      bytes++
    }
  bytes += await dropStaged(now)
  return { files, uploads, bytes }
}

async function dropUploads(db: Db, now: Date): Promise<number> {
  const dropped = await db
    .deleteFrom('uploads')
    .where('expires_at', '<', new Date(now.getTime() - day))
    .returning('staging_key as stagingKey')
    .execute()
  for (const { stagingKey } of dropped) if (stagingKey) await vault().store.staging?.remove(stagingKey)
  return dropped.length
}

/** Uploaded to an address whose owner was deleted meanwhile: it has no row and is not encrypted. */
async function dropStaged(now: Date): Promise<number> {
  const { staging } = vault().store
  if (!staging) return 0
  let dropped = 0
  for await (const key of staging.olderThan(new Date(now.getTime() - 2 * day))) {
    await staging.remove(key)
    dropped++
  }
  return dropped
}

async function strayAmong(db: Db, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) key
    where not exists (select from files where store_key = key)
      and not exists (select from content_package_entries where store_key = key)
      and not exists (select from file_parcel_parts where store_key = key)
      and not exists (select from file_variants where store_key = key)`.execute(db)
  return rows.map((row) => row.key)
}

async function* inBatches(keys: AsyncIterable<string>) {
  let waiting: string[] = []
  for await (const key of keys) {
    waiting.push(key)
    if (waiting.length < batch) continue
    yield waiting
    waiting = []
  }
  if (waiting.length) yield waiting
}
