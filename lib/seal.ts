import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'muster', `seal ${purpose}`, 32))

/** Encrypts a text that must be readable later, such as an authenticator app's secret; the key derives from SECRET. */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/** @throws when it was sealed with another secret or for another purpose, or was changed */
export function unseal(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const opener = createDecipheriv(algorithm, keyOf(secret, purpose), bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  opener.setAuthTag(bytes.subarray(-16))
  return opener.update(bytes.subarray(12, -16), undefined, 'utf8') + opener.final('utf8')
}
