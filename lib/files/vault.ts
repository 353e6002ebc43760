import { randomBytes } from 'node:crypto'
import type { KeyRing, WrappedKey } from './keys.ts'
import { seal, unseal } from './sealing.ts'
import type { FileStore } from './store.ts'

/** What a row must store to read the bytes back. */
export type Kept = WrappedKey & { storeKey: string }

export type Vault = ReturnType<typeof openVault>

/** A store that encrypts each file with its own key. Without its row, a file is unreadable. */
export function openVault(store: FileStore, keys: KeyRing) {
  return {
    store,
    currentKey: keys.current,

    async keep(fileId: string, bytes: Buffer): Promise<Kept> {
      const fileKey = randomBytes(32)
      const storeKey = randomBytes(16).toString('hex')
      await store.put(storeKey, seal(fileKey, pieces(bytes)))
      return { storeKey, ...keys.wrap(fileKey, fileId) }
    },

    /** The bytes, each chunk verified. @throws StoreFault, also before the first chunk */
    async open(fileId: string, kept: Kept): Promise<AsyncIterable<Buffer>> {
      const fileKey = keys.unwrap(kept, fileId)
      return begun(unseal(fileKey, await store.get(kept.storeKey)))
    },

    /** Rewraps the file's key with the newest wrapping key. */
    rewrap: (fileId: string, kept: WrappedKey): WrappedKey => keys.wrap(keys.unwrap(kept, fileId), fileId),

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
