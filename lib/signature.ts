import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text for one purpose: `text.signature`, both safe in a cookie and a URL when the text is. */
export function sign(secret: string, purpose: string, text: string): string {
  return `${text}.${signature(secret, purpose, text)}`
}

/** The text, when the signature is ours and for this purpose; else null. */
export function unsign(secret: string, purpose: string, signed: string | undefined): string | null {
  if (!signed) return null
  const dot = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(dot, 0))
  const expected = Buffer.from(signature(secret, purpose, text))
  const given = Buffer.from(signed.slice(dot + 1))
  return dot > 0 && expected.length === given.length && timingSafeEqual(expected, given) ? text : null
}

const signature = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
