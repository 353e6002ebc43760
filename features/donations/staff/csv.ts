import type { CsvColumn } from '#lib/csv.ts'
import { inDollars } from '#schema/money.ts'
import type { BookedGift } from './schema.ts'

const dollars = (cents: number) => Number(inDollars(cents))

/** For accountants: from the ledger, so that each row adds up, and so do the columns. What never arrived is zero. */
export const giftColumns: CsvColumn<BookedGift>[] = [
  { header: 'Receipt', cell: ({ receiptNumber }) => receiptNumber },
  { header: 'Time (UTC)', cell: ({ createdAt }) => new Date(createdAt) },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Channel', cell: ({ channel }) => channel },
  { header: 'To', cell: ({ to }) => to },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Anonymous', cell: ({ isAnonymous }) => isAnonymous },
  { header: 'Paid by', cell: ({ paidBy }) => paidBy },
  { header: 'Amount asked', cell: ({ amountCents }) => dollars(amountCents) },
  { header: 'Gift', cell: ({ gift }) => dollars(gift) },
  { header: 'Tip', cell: ({ tip }) => dollars(tip) },
  { header: 'Fee', cell: ({ fee }) => dollars(fee) },
  { header: 'Gross', cell: ({ gross }) => dollars(gross) },
  { header: 'Refund', cell: ({ refund }) => dollars(refund) },
  { header: 'Disputed', cell: ({ disputed }) => dollars(disputed) },
  { header: 'Net', cell: ({ net }) => dollars(net) },
]
