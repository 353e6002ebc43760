import { randomBytes } from 'node:crypto'
import type { KeyRing, WrappedKey } from './keys.ts'
import { seal, sealedRange, unseal, unsealRange } from './sealing.ts'
import type { ByteRange, FileStore } from './store.ts'

/** What a row must store to read the bytes back. */
export type StoredFile = WrappedKey & { storeKey: string }

export type Vault = ReturnType<typeof openVault>

/** A store that encrypts each file with its own key. Without its row, a file is unreadable. */
export function openVault(store: FileStore, keys: KeyRing) {
  return {
    store,
    currentKey: keys.current,

    async save(fileId: string, bytes: Buffer): Promise<StoredFile> {
      const fileKey = randomBytes(32)
      const storeKey = randomBytes(16).toString('hex')
      await store.put(storeKey, seal(fileKey, pieces(bytes)))
      return { storeKey, ...keys.wrap(fileKey, fileId) }
    },

    /** The bytes, each chunk verified. @throws StoreFault, also before the first chunk */
    async open(fileId: string, stored: StoredFile): Promise<AsyncIterable<Buffer>> {
      const fileKey = keys.unwrap(stored, fileId)
      return begun(unseal(fileKey, await store.get(stored.storeKey)))
    },

    /** A range of them. @param size of the whole file */
    async openRange(fileId: string, stored: StoredFile, range: ByteRange, size: number) {
      const fileKey = keys.unwrap(stored, fileId)
      const sealed = await store.get(stored.storeKey, sealedRange(range))
      return begun(unsealRange(fileKey, range, size, sealed))
    },

    /** Rewraps the file's key with the newest wrapping key. */
    rewrap: (fileId: string, wrapped: WrappedKey): WrappedKey =>
      keys.wrap(keys.unwrap(wrapped, fileId), fileId),

    erase: (storeKey: string) => store.remove(storeKey),
  }
}

const pieceBytes = 256 * 1024

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

/** Reads the first chunk at once, so that a missing or damaged file is detected before the response starts. */
async function begun(bytes: AsyncGenerator<Buffer>): Promise<AsyncIterable<Buffer>> {
  const first = await bytes.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* bytes
  })()
}
