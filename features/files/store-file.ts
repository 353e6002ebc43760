import type { Readable } from 'node:stream'
import type { Db } from '#lib/db.ts'
import { gather } from '#lib/files/gather.ts'
import { FileRefused } from '#lib/files/kinds/kind.ts'
import { cleanName } from '#lib/files/name.ts'
import { prepare } from '#lib/files/prepare.ts'
import { StoreFault } from '#lib/files/store.ts'
import { newId } from '#lib/ids.ts'
import { uploadBytes } from '#spec/limits.ts'
import { fileMessages } from './messages.ts'
import { tellOf, vault } from './open.ts'
import { purposes } from './purposes.ts'
import { withinQuota } from './quota.ts'
import type { FilePurpose } from './schema.ts'

export type NewFile = {
  /** null: before the account exists; call adoptFile within a day, or it is deleted */
  ownerId: string | null
  purpose: FilePurpose
  /** as uploaded */
  name: string
  bytes: Uint8Array | Readable | AsyncIterable<Buffer>
  /** the site it belongs to */
  themeId?: string | null
  /** of a signed upload, whose address contains it */
  id?: string
}

/** `isOurs`: our fault; the file may be fine but could not be stored. */
export type Stored = { ok: true; id: string } | { ok: false; reason: string; isOurs?: true }

/**
 * Checks, encrypts and stores a file. In a transaction it exists only if that commits.
 * @returns its id, or a sentence for the person when it is refused: wrong type, too large, unsafe, over quota
 */
export async function storeFile(db: Db, file: NewFile): Promise<Stored> {
  try {
    return { ok: true, id: await keep(db, file) }
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, reason: error.message }
    if (!(error instanceof StoreFault)) throw error
    tellOf(error)
    return { ok: false, reason: error.message, isOurs: true }
  }
}

async function keep(db: Db, file: NewFile): Promise<string> {
  const { kinds, side, otherwise } = purposes[file.purpose]
  const given = await gather(file.bytes, uploadBytes)
  if (given === 'too large') throw new FileRefused(fileMessages.tooLarge)
  const { bytes, type, width, height } = await prepare(given, kinds, { side }, otherwise)
  const ending = kinds.map((kind) => kind.types[type]).find(Boolean) ?? 'bin'
  const id = file.id ?? newId()
  const stored = await vault().save(id, bytes)
  const row = {
    id,
    owner_id: file.ownerId,
    theme_id: file.themeId ?? null,
    purpose: file.purpose,
    name: cleanName(file.name, ending),
    type,
    bytes: bytes.length,
    width,
    height,
    store_key: stored.storeKey,
    key_id: stored.keyId,
    wrapped_key: stored.wrapped,
  }
  try {
    await withinQuota(db, file, bytes.length, (trx) => trx.insertInto('files').values(row).execute())
    return id
  } catch (error) {
    // If this fails, the daily sweep for bytes without a row deletes it.
    await vault()
      .erase(stored.storeKey)
      .catch(() => {})
    throw error
  }
}
