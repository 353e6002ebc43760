import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { StoreFault } from './store.ts'

/** A file's data key, wrapped by the key with this id. */
export type WrappedKey = { keyId: string; wrapped: Buffer }

export type KeyRing = ReturnType<typeof keyRing>

/**
 * The key-encryption keys of files.
 * @param secrets newest first: the first wraps, the others only unwrap
 */
export function keyRing(secrets: readonly string[]) {
  const keys = new Map(secrets.map(derived).map((key) => [idOf(key), key] as const))
  const [current] = keys.keys()
  if (!current) throw new Error('A key ring needs a secret.')

  /** @param fileId bound to the wrapped key as associated data, so that keys cannot be swapped between files */
  function wrap(fileKey: Buffer, fileId: string): WrappedKey {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys.get(current!)!, nonce).setAAD(Buffer.from(fileId))
    const sealed = Buffer.concat([cipher.update(fileKey), cipher.final()])
    return { keyId: current!, wrapped: Buffer.concat([nonce, sealed, cipher.getAuthTag()]) }
  }

  /** @throws StoreFault 'wrong' when the key is unknown or the wrapped key was changed */
  function unwrap({ keyId, wrapped }: WrappedKey, fileId: string): Buffer {
    try {
      const opener = createDecipheriv('aes-256-gcm', keys.get(keyId)!, wrapped.subarray(0, 12), {
        authTagLength: 16,
      })
      opener.setAAD(Buffer.from(fileId)).setAuthTag(wrapped.subarray(-16))
      return Buffer.concat([opener.update(wrapped.subarray(12, -16)), opener.final()])
    } catch (error) {
      throw new StoreFault('wrong', error)
    }
  }

  return { current, ids: [...keys.keys()], wrap, unwrap }
}

const derived = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'muster', 'keys of files', 32))
const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)
