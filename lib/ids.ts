import { randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(16 * 512)
let used = pool.length

/** A new UUID v7 (RFC 9562): sorts by creation time, in the same format as the database's uuid_v7(). */
export function newId(now = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, used + 16)
  used += 16
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The id at the end of a path segment: `clerk-acme-0198…` and `0198…` both give `0198…`; else null. */
export function idIn(segment: string): string | null {
  return uuid.exec(segment)?.[0].toLowerCase() ?? null
}
