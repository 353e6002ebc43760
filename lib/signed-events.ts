import { createHmac, timingSafeEqual } from 'node:crypto'

/** Stripe's scheme, which the demonstration uses too: 't=<seconds>,v1=<hmac of seconds.body>'. */
export function signatureHeader(body: string, secret: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000)
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`)}`
}

/** @param seconds how old a signature may be: an event is signed again each time it is sent */
export const isSigned = (body: Buffer, header: unknown, secret: string, seconds = 300): boolean =>
  signatureOf(body, header, secret, seconds) !== null

/**
 * The valid signature in a header, in one form however the header is written: what identifies a call that is sent again.
 * @returns null where there is none, or it is too old
 */
export function signatureOf(body: Buffer, header: unknown, secret: string, seconds = 300): string | null {
  if (typeof header !== 'string' || header.length > 1_000) return null
  const parts = header.split(',').map((part) => part.split('=') as [string, string?])
  const at = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isFinite(at) || Math.abs(Date.now() / 1000 - at) > seconds) return null
  const signature = hmac(secret, `${at}.${body.toString()}`)
  const expected = Buffer.from(signature)
  const isGiven = parts.some(([name, given = '']) => {
    const bytes = Buffer.from(given)
    return name === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
  return isGiven ? signature : null
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
