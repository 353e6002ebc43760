import { z } from 'zod'
import { paged, searchText } from '#schema/paged.ts'
import type * as answers from './answers.ts'
import { codeTyped, isQr } from './model/code.ts'

/** Document 1, section 4. */
export const participation = [
  { value: 'participated', label: 'Participated' },
  { value: 'missing', label: 'Missing' },
] as const

export const TicketsQuery = z.object({
  q: searchText,
  status: z.enum(['', 'participated', 'missing']).catch(''),
  ...paged(),
})
export type TicketsQuery = z.output<typeof TicketsQuery>

export const ways = ['scan', 'code', 'hand'] as const

/** One scan of a phone. `key` is its own: sent again it is the same scan. */
export const Scan = z.object({
  key: z.uuid(),
  /** what the QR code says, or the typed code */
  code: z
    .string()
    .max(300)
    .default('')
    .transform((code) => (isQr(code.trim()) ? code.trim() : codeTyped(code))),
  /** chosen from the list, by hand */
  ticket: z.uuid().nullable().default(null),
  way: z.enum(ways).catch('scan'),
  /** when it was made, by the phone's clock */
  at: z.coerce.date(),
})
export type Scan = z.output<typeof Scan>

/** What was scanned while the network was away comes at once, in the order in which it was scanned; a form sends one code. */
export const CheckInForm = z.union([
  z.object({ scans: z.array(Scan).min(1).max(500) }),
  z.object({ code: z.string().max(300).default(''), ticket: z.uuid().nullable().default(null) }),
])

export type TicketListRow = z.infer<typeof answers.TicketListRow>
export type Counts = z.infer<typeof answers.Counts>
export type ScanResult = z.infer<typeof answers.ScanResult>
export type RosterEntry = z.infer<typeof answers.RosterEntry>
