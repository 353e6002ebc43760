import { hash } from 'node:crypto'

/**
 * The id of a job: a UUID v8 (RFC 9562) derived from its employer and the employer's reference. Since the primary key is
 * the job's identity, concurrent imports cannot duplicate it, on one server or many.
 */
export function jobId(employerId: string, reference: string): string {
  const hex = hash('sha256', `${employerId.toLowerCase()}\0${reference}`)
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
