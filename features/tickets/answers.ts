import { z } from 'zod'

export const Counts = z.object({ all: z.number().int(), participated: z.number().int() })

/** Document 1, section 3: issuedTo, participated, fileUrl. */
export const TicketListRow = z.object({
  id: z.uuid(),
  number: z.number().int(),
  code: z.string(),
  issuedTo: z.object({ name: z.string(), email: z.string() }),
  team: z.string().nullable(),
  participated: z.boolean(),
  participatedAt: z.string().nullable(),
  checkedInBy: z.string().nullable(),
  way: z.string().nullable(),
  fileUrl: z.string(),
})

const Event = z.object({ id: z.uuid(), name: z.string(), when: z.string().nullable(), place: z.string() })

export const TicketList = z.object({
  fundraiser: Event,
  tickets: z.array(TicketListRow),
  counts: Counts,
  q: z.string(),
  status: z.string(),
  totalDocs: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
})

/** What a phone keeps for the time without a network: name, team and number, nothing else. */
export const RosterEntry = z.object({
  id: z.uuid(),
  number: z.number().int(),
  code: z.string(),
  name: z.string(),
  team: z.string().nullable(),
  at: z.string().nullable(),
  by: z.string().nullable(),
})

export const CheckInPage = z.object({
  fundraiser: Event,
  /** Ed25519, 32 bytes, base64url: knows a ticket of ours, and makes none */
  publicKey: z.string(),
  roster: z.array(RosterEntry),
  counts: Counts,
  /** who scans */
  me: z.string(),
})

/** used: it had been checked in; `at` and `by` are of the first scan. */
export const ScanResult = z.object({
  key: z.uuid(),
  result: z.enum(['valid', 'used', 'unknown']),
  ticket: RosterEntry.nullable(),
})
