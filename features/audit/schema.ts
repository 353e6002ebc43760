import { z } from 'zod'

const day = z.iso.date().or(z.literal('')).catch('')

/** Which entries are asked for. All of it is in the address, so that a finding can be sent to a colleague. */
export const AuditFilter = z.object({
  action: z.string().max(100).catch(''),
  /** who did it, in the own name or another's: a name, an address, an id */
  person: z.string().trim().max(200).catch(''),
  /** whom or what it was done to: a person's name or address, or any id */
  subject: z.string().trim().max(200).catch(''),
  /** days, both included, in UTC */
  from: day,
  to: day,
})
export type AuditFilter = z.output<typeof AuditFilter>

/** Entries are many and only ever added: pages begin at an entry, not at a number. */
export const AuditQuery = AuditFilter.extend({
  /** the entries older than this one */
  before: z.uuid().nullable().catch(null),
  /** the entries newer than this one */
  after: z.uuid().nullable().catch(null),
  limit: z.coerce.number().int().min(1).max(200).catch(50),
})
export type AuditQuery = z.output<typeof AuditQuery>

/** Somebody or something; without a name when it is gone. */
export type Named = { id: string; name: string | null }

export type AuditEntry = {
  id: string
  at: string
  action: string
  actor: Named | null
  /** in whose name, while the account was switched */
  actingAs: Named | null
  subject: (Named & { type: string }) | null
  site: string | null
  address: string | null
  detail: Record<string, string | number | boolean | null>
  /** 'Grace Okafor logged Maria Ortiz out': words, and those whom they name */
  sentence: (string | Named)[]
}

export type AuditPage = AuditFilter & {
  /** who is meant, where the filter has an id */
  about: { person: string | null; subject: string | null }
  entries: AuditEntry[]
  /** those that occur, as they read */
  actions: { value: string; label: string }[]
  limit: number
  /** where the newer and the older entries begin; null: there are none */
  newer: string | null
  older: string | null
}
