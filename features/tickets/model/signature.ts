import { idInQr } from './judge.ts'

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/**
 * Whether a QR code is a ticket of this fundraiser, by our public key and without the network.
 * @returns null where the browser cannot say: old ones, and pages without HTTPS
 */
export async function isSigned(publicKey: string, fundraiser: string, text: string): Promise<boolean | null> {
  const id = idInQr(text)
  const signature = text.split('.')[2]
  if (!id || !signature) return false
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
    const signed = new TextEncoder().encode(`MT1 ${fundraiser} ${id}`)
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), signed)
  } catch (error) {
    return error instanceof DOMException && error.name === 'InvalidCharacterError' ? false : null
  }
}
