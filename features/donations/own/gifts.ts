import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { inScope } from '#lib/site-scope.ts'
import type { Paged } from '#schema/paged.ts'
import { pageOfGift, pageOfMonthly, pageOfStatement } from '../links.ts'

export type OwnSite = { id: string; name: string; timeZone: string }
/** Who gave: with an account, or by the address that receipts went to. */
export type Giver = { id: string | null; email: string }

/** The gifts of this person on this site: made while signed in, or with this address, which is theirs. */
const given = (trx: Db, site: OwnSite, { id, email }: Giver) =>
  trx
    .selectFrom('donations as d')
    .where('d.theme_id', '=', site.id)
    .where('d.channel', '!=', 'match')
    .where((row) =>
      row.or([
        row('d.user_id', '=', id),
        row(sql`lower(d.donor ->> 'email')`, '=', email.trim().toLowerCase()),
      ]),
    )

const yearOf = (site: OwnSite) =>
  sql<number>`extract(year from coalesce(d.succeeded_at, d.created_at) at time zone ${site.timeZone})::int`

export const giftsIn = (trx: Db, site: OwnSite, giver: Giver, year: number | null) =>
  given(trx, site, giver)
    .leftJoin('payments as p', 'p.id', 'd.payment_id')
    .leftJoin('fundraisers as f', 'f.id', 'd.fundraiser_id')
    .leftJoin('team_pages as t', 't.id', 'd.team_page_id')
    .$if(year !== null, (found) => found.where(yearOf(site), '=', year!))
    .select(['d.id', 'd.state', 'd.frequency', 'd.channel', 'd.receipt_number as receiptNumber'])
    .select(['d.amount_cents as amountCents', 'd.tip_cents as tipCents', 'd.fee_cents as feeCents'])
    .select(sql<number>`coalesce(p.refunded_cents + p.disputed_cents, d.refunded_cents)`.as('refundedCents'))
    .select(sql<Date>`coalesce(d.succeeded_at, d.created_at)`.as('at'))
    .select(['f.name as fundraiser', 't.name as team'])
    .orderBy('d.id', 'desc')

/** What a person gave, for their own page: gifts by year with receipts, sums, monthly gifts, statements. */
export async function ownGiving(
  db: Db,
  secret: string,
  site: OwnSite,
  giver: Giver,
  query: Paged & { year: number | null },
) {
  return inScope(db, [site.id], async (trx) => {
    const { rows, ...page } = await pageOf(trx, giftsIn(trx, site, giver, query.year), query)
    const gifts = rows.map(({ at, ...gift }) => ({
      ...gift,
      at: at.toISOString(),
      totalCents: gift.amountCents + gift.tipCents + gift.feeCents,
      url: pageOfGift(secret, gift.id),
    }))
    const years = await yearsOf(trx, secret, site, giver)
    return { ...page, year: query.year, gifts, years, monthly: await monthlyOf(trx, secret, site, giver) }
  })
}

/** Each year with something received: the sum less refunds, and its statement. */
async function yearsOf(trx: Db, secret: string, site: OwnSite, giver: Giver) {
  const rows = await given(trx, site, giver)
    .leftJoin('payments as p', 'p.id', 'd.payment_id')
    .where('d.state', '=', 'succeeded')
    .select(yearOf(site).as('year'))
    .select(
      sql<number>`sum(d.amount_cents + d.tip_cents + d.fee_cents - coalesce(p.refunded_cents + p.disputed_cents, d.refunded_cents))`.as(
        'totalCents',
      ),
    )
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    statementUrl: pageOfStatement(secret, site.id, { ...giver, year: row.year }),
  }))
}

async function monthlyOf(trx: Db, secret: string, site: OwnSite, { id, email }: Giver) {
  const rows = await trx
    .selectFrom('monthly_gifts as m')
    .leftJoin('team_pages as t', 't.id', 'm.team_page_id')
    .leftJoin('fundraisers as f', 'f.id', 'm.fundraiser_id')
    .where('m.theme_id', '=', site.id)
    .where('m.status', '!=', 'stopped')
    .where((row) =>
      row.or([
        row('m.user_id', '=', id),
        row(sql`lower(m.donor ->> 'email')`, '=', email.trim().toLowerCase()),
      ]),
    )
    .select(['m.id', 'm.status', 'm.amount_cents as amountCents', 'm.tip_cents as tipCents'])
    .select(['m.covers_costs as coversCosts', 'm.day', 'm.failure', 'm.card_last4 as last4'])
    .select(sql<string>`m.next_on::text`.as('nextOn'))
    .select(sql<string>`coalesce(t.name, f.name, ${site.name})`.as('to'))
    .select(sql<boolean>`coalesce(t.status = 'archived', false)`.as('isArchived'))
    .orderBy('m.id', 'desc')
    .execute()
  return rows.map((plan) => ({ ...plan, url: pageOfMonthly(secret, plan.id) }))
}

export type OwnGiving = Awaited<ReturnType<typeof ownGiving>>
