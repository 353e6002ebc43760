import { z } from 'zod'

const day = z.iso.date().or(z.literal('')).catch('')

/** Which entries to show. All of it is in the address, so that a search can be shared with a colleague. */
export const AuditFilter = z.object({
  action: z.string().max(100).catch(''),
  /** who did it, for themselves or as somebody else: a name, an address, an id */
  person: z.string().trim().max(200).catch(''),
  /** whom or what it was done to: a person's name or address, or any id */
  subject: z.string().trim().max(200).catch(''),
  /** days, both included, in UTC */
  from: day,
  to: day,
})
export type AuditFilter = z.output<typeof AuditFilter>

/** Keyset pagination: the trail is large and append-only. */
export const AuditQuery = AuditFilter.extend({
  /** entries older than this one */
  before: z.uuid().nullable().catch(null),
  /** entries newer than this one */
  after: z.uuid().nullable().catch(null),
  limit: z.coerce.number().int().min(1).max(200).catch(50),
})
export type AuditQuery = z.output<typeof AuditQuery>

/** A person or thing; without a name when deleted. */
export type Named = { id: string; name: string | null }

export type AuditEntry = {
  id: string
  at: string
  action: string
  actor: Named | null
  /** the account they had switched to */
  actingAs: Named | null
  subject: (Named & { type: string }) | null
  site: string | null
  address: string | null
  detail: Record<string, string | number | boolean | null>
  /** 'Grace Okafor logged Maria Ortiz out': text, and those it names */
  sentence: (string | Named)[]
}

export type AuditPage = AuditFilter & {
  /** names, where the filter has an id */
  about: { person: string | null; subject: string | null }
  entries: AuditEntry[]
  /** the actions that occur, with labels */
  actions: { value: string; label: string }[]
  limit: number
  /** where the newer and older entries begin; null: none */
  newer: string | null
  older: string | null
}
