import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { allRows, pageOf } from '#lib/paged.ts'
import { inScope } from '#lib/site-scope.ts'
import type { Person } from '#spec/access.ts'
import { bookSums } from './books.ts'
import { chartsOf } from './charts.ts'
import { type Filters, found, giftSites } from './found.ts'
import type { BookedGift, GiftRow, GiftsQuery, GiftTotals } from './schema.ts'

export const rowsOf = (trx: Db, viewer: Person, query: Filters) =>
  found(trx, viewer, query)
    .select([
      'd.id',
      'd.channel',
      'd.state',
      'd.anonymous as isAnonymous',
      'd.receipt_number as receiptNumber',
      'd.paid_by as paidBy',
    ])
    .select(['d.amount_cents as amountCents', 'd.tip_cents as tipCents', 'd.fee_cents as feeCents'])
    .select(['d.refunded_cents as refundedCents', 'p.dispute', 'd.created_at'])
    .select(
      sql<string>`coalesce(trim((d.donor ->> 'firstName') || ' ' || (d.donor ->> 'lastName')), 'Deleted person')`.as(
        'name',
      ),
    )
    .select(sql<string | null>`d.donor ->> 'email'`.as('email'))
    .select(sql<string>`coalesce(t.name, f.name, s.name)`.as('to'))
    .orderBy('d.id', 'desc')

export async function listGifts(db: Db, viewer: Person, query: GiftsQuery) {
  return inScope(db, giftSites(viewer).scope, async (trx) => {
    const { rows, ...page } = await pageOf(trx, rowsOf(trx, viewer, query), query)
    const fundraisers = await fundraisersOf(trx, viewer)
    const totals = await totalsOf(trx, viewer, query)
    const charts = await chartsOf(trx, viewer, query)
    return { ...query, ...page, gifts: rows.map(rowOf), totals, charts, fundraisers }
  })
}

const rowOf = <Row extends Omit<GiftRow, 'createdAt'> & { created_at: Date }>({
  created_at,
  ...row
}: Row) => ({
  ...row,
  createdAt: created_at.toISOString(),
})

/** All that the filters find, each with its ledger entries added up, for a file. */
export const bookedGifts = (db: Db, viewer: Person, query: GiftsQuery): AsyncGenerator<BookedGift> =>
  allRows((before, limit) =>
    inScope(db, giftSites(viewer).scope, async (trx) => {
      const rows = booked(trx, viewer, query).$if(before !== null, (rest) => rest.where('d.id', '<', before))
      return (await rows.limit(limit).execute()).map(rowOf)
    }),
  )

const booked = (trx: Db, viewer: Person, query: Filters) =>
  rowsOf(trx, viewer, query)
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('ledger_entries as l')
          .select(bookSums)
          .whereRef('l.donation_id', '=', 'd.id')
          .as('books'),
      (join) => join.onTrue(),
    )
    .select([
      'books.gift',
      'books.tip',
      'books.fee',
      'books.gross',
      'books.refund',
      'books.disputed',
      'books.net',
    ])

/** Of everything that the filters find, not of the page alone. */
async function totalsOf(trx: Db, viewer: Person, query: GiftsQuery): Promise<GiftTotals> {
  return found(trx, viewer, query)
    .leftJoin('ledger_entries as l', 'l.donation_id', 'd.id')
    .select(sql<number>`count(distinct d.id) filter (where d.state = 'succeeded')`.as('gifts'))
    .select(sql<number>`coalesce(sum(l.cents) filter (where l.part = 'gift'), 0)`.as('raisedCents'))
    .select(bookSums)
    .executeTakeFirstOrThrow()
}

const fundraisersOf = (trx: Db, viewer: Person) =>
  trx
    .selectFrom('fundraisers as f')
    .select(['f.id as value', 'f.name as label'])
    .where(giftSites(viewer).has('f.theme_id'))
    .orderBy('f.id', 'desc')
    .limit(200)
    .execute()
