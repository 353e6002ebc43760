import { randomBytes } from 'node:crypto'
import type { KeyRing, WrappedKey } from './keys.ts'
import { seal, unseal } from './sealing.ts'
import type { FileStore } from './store.ts'

/** What a row has to remember of bytes that were kept. */
export type Kept = WrappedKey & { storeKey: string }

export type Vault = ReturnType<typeof openVault>

/** A store whose bytes are sealed, each file with a key of its own. Without its row, a file is noise. */
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

    /** The bytes, each piece checked. @throws StoreFault, also before the first piece */
    async open(fileId: string, kept: Kept): Promise<AsyncIterable<Buffer>> {
      const fileKey = keys.unwrap(kept, fileId)
      return begun(unseal(fileKey, await store.get(kept.storeKey)))
    },

    /** The same file key under the newest wrapping key. */
    rewrap: (fileId: string, kept: WrappedKey): WrappedKey => keys.wrap(keys.unwrap(kept, fileId), fileId),

    erase: (storeKey: string) => store.remove(storeKey),
  }
}

const pieceBytes = 256 * 1024

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

/** Reads the first piece at once, so that what is missing or damaged is known before an answer begins. */
async function begun(bytes: AsyncGenerator<Buffer>): Promise<AsyncIterable<Buffer>> {
  const first = await bytes.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* bytes
  })()
}
