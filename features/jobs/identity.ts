import { createHash } from 'node:crypto'

/**
 * The id of a job: a UUID v8 (RFC 9562) derived from its employer and the employer's reference. Since the primary key is
 * the job's identity, concurrent imports cannot duplicate it, on one server or many.
 */
export function jobId(employerId: string, reference: string): string {
  const bytes = createHash('sha256').update(employerId.toLowerCase()).update('\0').update(reference).digest()
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex', 0, 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
