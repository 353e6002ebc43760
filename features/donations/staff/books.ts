import { type RawBuilder, sql } from 'kysely'
import type { Books } from './schema.ts'

const came = (part: string) =>
  sql<number>`coalesce(sum(l.cents) filter (where l.part = ${part} and l.refund_id is null and l.dispute is null), 0)`

const sums: { [Column in keyof Books]: RawBuilder<number> } = {
  gift: came('gift'),
  tip: came('tip'),
  fee: came('fee'),
  gross: sql<number>`coalesce(sum(l.cents) filter (where l.refund_id is null and l.dispute is null), 0)`,
  refund: sql<number>`coalesce(-sum(l.cents) filter (where l.refund_id is not null), 0)`,
  disputed: sql<number>`coalesce(-sum(l.cents) filter (where l.dispute is not null), 0)`,
  net: sql<number>`coalesce(sum(l.cents), 0)`,
}

/** Sums of ledger entries, joined as `l`: one way to add, for a row, for all that a filter finds, and for a report. */
export const bookSums = Object.entries(sums).map(([name, sum]) => sum.as(name as keyof Books))
