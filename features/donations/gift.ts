import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inScope, type SiteScope } from '#lib/site-scope.ts'

export type Donor = {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  city: string
  state: string
  zip: string
}

/** A gift whole, for its donor, receipts and staff. @returns null when the scope has no such gift */
export const giftById = async (db: Db, scope: SiteScope, id: string): Promise<Gift | null> =>
  (await giftsById(db, scope, [id]))[0] ?? null

export async function giftsById(db: Db, scope: SiteScope, ids: string[]) {
  const gifts = await inScope(db, scope, (trx) =>
    trx
      .selectFrom('donations as d')
      .leftJoin('payments as p', 'p.id', 'd.payment_id')
      .leftJoin('fundraisers as f', 'f.id', 'd.fundraiser_id')
      .leftJoin('team_pages as t', 't.id', 'd.team_page_id')
      .leftJoin('giving_settings as s', 's.theme_id', 'd.theme_id')
      .select([
        'd.id',
        'd.theme_id as themeId',
        'd.state',
        'd.channel',
        'd.frequency',
        'd.paid_by as paidBy',
        'd.anonymous',
        'd.message',
      ])
      .select(['d.amount_cents as amountCents', 'd.tip_cents as tipCents', 'd.fee_cents as feeCents'])
      .select(sql<number>`d.amount_cents + d.tip_cents + d.fee_cents`.as('totalCents'))
      .select(
        sql<number>`coalesce(p.refunded_cents + p.disputed_cents, d.refunded_cents)`.as('refundedCents'),
      )
      .select([
        'd.receipt_number as receiptNumber',
        'd.created_at as createdAt',
        'd.succeeded_at as succeededAt',
      ])
      .select([
        'd.payment_id as paymentId',
        'd.monthly_gift_id as monthlyId',
        'd.donor',
        'd.user_id as userId',
      ])
      .select(['p.state as paymentState', 'p.failure', 'p.card_brand as cardBrand', 'p.card_last4 as last4'])
      .select(['f.id as fundraiserId', 'f.name as fundraiser', 't.name as team', 't.slug as teamSlug'])
      .select([
        'p.dispute',
        'p.disputed_cents as disputedCents',
        's.legal_name as legalName',
        's.tax_number as taxNumber',
        's.tax_words as taxWords',
      ])
      .where('d.id', 'in', ids)
      .execute(),
  )
  return gifts.map((gift) => ({ ...gift, donor: gift.donor as Donor | null }))
}

export type Gift = Awaited<ReturnType<typeof giftsById>>[number]

export const goesTo = ({ team, fundraiser }: Pick<Gift, 'team' | 'fundraiser'>, siteName: string): string =>
  team ?? fundraiser ?? siteName
