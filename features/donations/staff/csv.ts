import type { CsvColumn } from '#lib/csv.ts'
import { inDollars } from '#schema/money.ts'
import type { GiftRow } from './schema.ts'

const dollars = (cents: number) => Number(inDollars(cents))

/** For accountants: each row adds up, and so do the columns. */
export const giftColumns: CsvColumn<GiftRow>[] = [
  { header: 'Receipt', cell: ({ receiptNumber }) => receiptNumber },
  { header: 'Time (UTC)', cell: ({ createdAt }) => new Date(createdAt) },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Channel', cell: ({ channel }) => channel },
  { header: 'To', cell: ({ to }) => to },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Anonymous', cell: ({ isAnonymous }) => isAnonymous },
  { header: 'Gift', cell: ({ amountCents }) => dollars(amountCents) },
  { header: 'Tip', cell: ({ tipCents }) => dollars(tipCents) },
  { header: 'Card costs', cell: ({ feeCents }) => dollars(feeCents) },
  {
    header: 'Charged',
    cell: ({ amountCents, tipCents, feeCents }) => dollars(amountCents + tipCents + feeCents),
  },
  { header: 'Paid by', cell: ({ paidBy }) => paidBy },
  { header: 'Gift refunded', cell: ({ refundedCents }) => dollars(refundedCents) },
  {
    header: 'Raised',
    cell: ({ amountCents, refundedCents, state }) =>
      state === 'succeeded' ? dollars(amountCents - refundedCents) : 0,
  },
]
