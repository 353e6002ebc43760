import { z } from 'zod'
import { text } from '#schema/fields.ts'
import { type Cents, centsOf } from '#schema/money.ts'
import { paged, searchText } from '#schema/paged.ts'
import { givingMessages } from '../messages.ts'

export const states = [
  { value: 'succeeded', label: 'Received' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'disputed', label: 'Disputed' },
  { value: 'pledged', label: 'Pledged' },
  { value: 'pending', label: 'Waiting for the bank' },
  { value: 'failed', label: 'Not charged' },
] as const
export type GiftState = (typeof states)[number]['value']

/** How gifts come in. */
export const channels = [
  { value: 'online', label: 'By card' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'offline', label: 'Offline' },
  { value: 'match', label: 'Matched' },
] as const

export const GiftsQuery = z.object({
  q: searchText,
  state: z.enum(['', ...states.map(({ value }) => value)]).catch(''),
  fundraiser: z.uuid().or(z.literal('')).catch(''),
  channel: z.enum(['', ...channels.map(({ value }) => value)]).catch(''),
  ...paged(),
})
export type GiftsQuery = z.output<typeof GiftsQuery>

export const RefundForm = z.object({
  amount: z.unknown().transform((given, context): Cents => {
    const cents = centsOf(given)
    if (!cents) context.addIssue({ code: 'custom', message: givingMessages.amountMissing })
    return cents ?? 0
  }),
  reason: text(300).default(''),
})

export type GiftRow = {
  id: string
  name: string
  isAnonymous: boolean
  email: string | null
  to: string
  channel: string
  paidBy: string
  state: string
  amountCents: Cents
  tipCents: Cents
  feeCents: Cents
  /** refunded, or taken back by the donor's bank */
  refundedCents: Cents
  dispute: string | null
  receiptNumber: string | null
  createdAt: string
}

/** What the ledger says: gross = gift + tip + fee as they came in, net = gross − refund − disputed. Nothing of what never arrived. */
export type Books = Record<'gift' | 'tip' | 'fee' | 'gross' | 'refund' | 'disputed' | 'net', Cents>
export type BookedGift = GiftRow & Books

export type GiftTotals = { gifts: number; raisedCents: Cents } & Books

/** What was raised, by the last days and by the way it came. The ways add up to the whole. */
export type GiftCharts = {
  days: { day: string; cents: Cents }[]
  channels: { channel: string; cents: Cents; gifts: number }[]
}
