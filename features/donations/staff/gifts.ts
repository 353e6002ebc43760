import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { inScope } from '#lib/site-scope.ts'
import type { Person } from '#spec/access.ts'
import { chartsOf } from './charts.ts'
import { type Filters, found, giftSites } from './found.ts'
import type { GiftRow, GiftsQuery, GiftTotals } from './schema.ts'

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
    .select(['d.refunded_cents as refundedCents', 'd.created_at'])
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

const rowOf = ({ created_at, ...row }: Omit<GiftRow, 'createdAt'> & { created_at: Date }): GiftRow => ({
  ...row,
  createdAt: created_at.toISOString(),
})

/** All that the filters find, for a file. */
export const allGifts = (db: Db, viewer: Person, query: GiftsQuery): Promise<GiftRow[]> =>
  inScope(db, giftSites(viewer).scope, async (trx) =>
    (await rowsOf(trx, viewer, query).limit(100_000).execute()).map(rowOf),
  )

/** Of everything that the filters find, not of the page alone. */
async function totalsOf(trx: Db, viewer: Person, query: GiftsQuery): Promise<GiftTotals> {
  const of = (what: string) =>
    sql<number>`coalesce(sum(${sql.raw(what)}) filter (where d.state = 'succeeded'), 0)`
  return found(trx, viewer, query)
    .select(sql<number>`count(*) filter (where d.state = 'succeeded')`.as('gifts'))
    .select(of('d.amount_cents - d.refunded_cents').as('raisedCents'))
    .select([of('d.tip_cents').as('tipsCents'), of('d.fee_cents').as('feesCents')])
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
