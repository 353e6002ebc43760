import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Db } from '#lib/db.ts'
import { narrowed } from '#lib/files/kinds/picture.ts'
import { StoreFault } from '#lib/files/store.ts'
import { newId } from '#lib/ids.ts'
import { vault } from './open.ts'
import { purposes } from './purposes.ts'
import type { FileRow } from './reading.ts'
import { sendFile, serveFile } from './serve.ts'

/** Pictures of fewer bytes are as fast as their variants. */
const smallBytes = 12 * 1024
/** More than this wait for nothing: they get the original. */
const mostWaiting = 24

const making = new Map<string, Promise<FileRow | null>>()
/** What need not be tried with every request: there is nothing to gain, or it could not be made a while ago. */
const without = new LRUCache<string, 'original' | 'failed'>({ max: 5_000, ttl: 600_000 })

/**
 * Sends a picture of this width, made with the first request for it: of what was uploaded long ago, too. A picture that is narrower, small,
 * animated or private is sent as it is, and so is one whose variant cannot be made.
 */
export async function serveVariant(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileRow,
  width: number,
) {
  if (!hasVariant(file, width)) return serveFile(db, request, reply, file)
  const kept = await keptVariant(db, file, width)
  try {
    if (kept) return await sendFile(db, request, reply, kept)
  } catch (error) {
    // A backup has no variants: after it was restored they are made again.
    if (!(error instanceof StoreFault)) throw error
    await db.deleteFrom('file_variants').where('id', '=', kept!.id).execute()
  }
  const made = await madeVariant(db, request, file, width)
  return made
    ? serveFile(db, request, reply, made)
    : serveFile(db, request, reply, file, { isBrief: without.get(keyOf(file, width)) !== 'original' })
}

const keyOf = ({ id }: FileRow, width: number) => `${id} ${width}`

const hasVariant = (file: FileRow, width: number) =>
  purposes[file.purpose].isPublic &&
  file.type === 'image/webp' &&
  file.bytes >= smallBytes &&
  (file.width ?? 0) > width

async function keptVariant(db: Db, file: FileRow, width: number): Promise<FileRow | null> {
  const row = await db
    .selectFrom('file_variants')
    .select(['id', 'width', 'height', 'bytes'])
    .select(['store_key as storeKey', 'key_id as keyId', 'wrapped_key as wrapped'])
    .where('file_id', '=', file.id)
    .where('width', '=', width)
    .executeTakeFirst()
  return row ? { ...file, ...row } : null
}

/** Once for all requests that ask meanwhile; null: it cannot be made, or not now. */
async function madeVariant(db: Db, request: FastifyRequest, file: FileRow, width: number) {
  const key = keyOf(file, width)
  if (without.has(key)) return null
  const begun = making.get(key)
  if (begun) return begun
  if (making.size >= mostWaiting) return null
  const made = make(db, file, width)
    .catch((error) => {
      without.set(key, 'failed')
      request.log.warn({ err: error, file: file.id, width }, 'a variant of a picture could not be made')
      return null
    })
    .finally(() => making.delete(key))
  making.set(key, made)
  return made
}

async function make(db: Db, file: FileRow, width: number): Promise<FileRow | null> {
  const original = Buffer.concat(await Array.fromAsync(await vault().open(file.id, file)))
  const { data, height } = await narrowed(original, width)
  if (data.length >= original.length) {
    without.set(keyOf(file, width), 'original')
    return null
  }
  const id = newId()
  const stored = await vault().save(id, data)
  try {
    const { numInsertedOrUpdatedRows: isNew } = await db
      .insertInto('file_variants')
      .values({
        ...{ id, file_id: file.id, width, height, bytes: data.length },
        ...{ store_key: stored.storeKey, key_id: stored.keyId, wrapped_key: stored.wrapped },
      })
      .onConflict((conflict) => conflict.columns(['file_id', 'width']).doNothing())
      .executeTakeFirstOrThrow()
    if (isNew) return { ...file, id, width, height, bytes: data.length, ...stored }
  } catch (error) {
    await eraseQuietly(stored.storeKey)
    throw error
  }
  // Another process was faster.
  await eraseQuietly(stored.storeKey)
  return keptVariant(db, file, width)
}

/** If this fails, the daily sweep for bytes without a row deletes it. */
const eraseQuietly = (storeKey: string) =>
  vault()
    .erase(storeKey)
    .catch(() => {})
