import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { eraseSoon } from './erase-soon.ts'
import { vault } from './open.ts'

/** A store takes a part at once, and memory holds one. */
const partBytes = 8 * 1024 * 1024

/**
 * Stores a file of any size for one person, sealed, in parts: an archive that is made for them. It counts for no quota and is
 * found by its id alone. If it is not complete, drop it.
 * @returns its size
 */
export async function storeParcel(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  await db.insertInto('file_parcels').values({ id, owner_id: ownerId }).execute()
  let size = 0
  let position = 0
  for await (const part of inParts(bytes)) {
    const partId = newId()
    const { storeKey, keyId, wrapped } = await vault().save(partId, part)
    const row = { id: partId, parcel_id: id, position: position++ }
    await db
      .insertInto('file_parcel_parts')
      .values({ ...row, store_key: storeKey, key_id: keyId, wrapped_key: wrapped })
      .execute()
    size += part.length
  }
  await db.updateTable('file_parcels').set({ bytes: size }).where('id', '=', id).execute()
  return size
}

/** Its size and its bytes, the first part opened already. @throws StoreFault when a part is missing or damaged */
export async function openParcel(db: Db, id: string) {
  const parcel = await db
    .selectFrom('file_parcels')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const parts = await db
    .selectFrom('file_parcel_parts')
    .select(['id', 'store_key as storeKey', 'key_id as keyId', 'wrapped_key as wrapped'])
    .where('parcel_id', '=', id)
    .orderBy('position')
    .execute()
  const open = ({ id: partId, ...stored }: (typeof parts)[number]) => vault().open(partId, stored)
  const [first, ...others] = parts
  const opened = first ? await open(first) : []
  async function* bytes(): AsyncGenerator<Buffer> {
    yield* opened
    for (const part of others) yield* await open(part)
  }
  return { size: Number(parcel.bytes), bytes: bytes() }
}

/** Deletes it; its bytes are erased once this commits. Idempotent. */
export async function dropParcel(db: Db, id: string): Promise<void> {
  await drop(db, [id])
}

export async function dropParcelsOf(db: Db, ownerId: string): Promise<void> {
  const rows = await db.selectFrom('file_parcels').select('id').where('owner_id', '=', ownerId).execute()
  const ids = rows.map(({ id }) => id)
  await drop(db, ids)
}

async function drop(db: Db, ids: string[]) {
  if (!ids.length) return
  const parts = await db
    .deleteFrom('file_parcel_parts')
    .where('parcel_id', 'in', ids)
    .returning('store_key')
    .execute()
  await db.deleteFrom('file_parcels').where('id', 'in', ids).execute()
  await eraseSoon(db, parts)
}

async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const piece of bytes) {
    waiting.push(piece)
    length += piece.length
    if (length < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length) yield Buffer.concat(waiting)
}
