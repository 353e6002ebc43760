import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/** Of `s` (sso_subscriptions): between its days, in UTC. */
const liveSubscription = sql<SqlBool>`(s.subscription_start <= current_date
  and (s.subscription_end is null or s.subscription_end >= current_date))`

/**
 * Of an employer called `own`: its people may search candidates (document 2, section 3): staff have subscribed it, it has paid,
 * or a partner has sold it a subscription. A person's own subscription counts, too.
 */
export const maySearch = (userId: string): RawBuilder<SqlBool> => sql<SqlBool>`(own.subscribed
  or (own.paid_search and (own.paid_search_until is null or own.paid_search_until > now()))
  or exists (select from sso_subscriptions s
    where (s.employer_id = own.id or s.user_id = ${userId}) and ${liveSubscription}))`

export type SearchAccess = {
  /** null: it may not search */
  why: 'subscribed' | 'paid' | 'partner' | null
  /** null: it goes on */
  until: string | null
}

export async function searchAccess(db: Db, employerId: string): Promise<SearchAccess> {
  const { rows } = await sql<{
    subscribed: boolean
    paid: boolean
    paid_until: Date | null
    partner: boolean
    partner_until: Date | null
  }>`
    select own.subscribed, own.paid_search_until as paid_until,
      own.paid_search and (own.paid_search_until is null or own.paid_search_until > now()) as paid,
      sold.partner, sold.partner_until
    from employers own left join lateral (
      select count(*) > 0 as partner, case when bool_or(s.subscription_end is null) then null else max(s.subscription_end) end as partner_until
      from sso_subscriptions s where s.employer_id = own.id and ${liveSubscription}) sold on true
    where own.id = ${employerId}`.execute(db)
  const row = rows[0]
  if (row?.subscribed) return { why: 'subscribed', until: null }
  if (row?.paid) return { why: 'paid', until: row.paid_until?.toISOString() ?? null }
  if (row?.partner) return { why: 'partner', until: row.partner_until?.toISOString() ?? null }
  return { why: null, until: null }
}

/** Extends an employer's paid access by this many days. Call it in the transaction of the payment. */
export const extendSearch = (trx: Db, employerId: string, days: number) =>
  sql`update employers set paid_search = true, updated_at = now(),
    paid_search_until = case when paid_search and paid_search_until is null then null
      else greatest(paid_search_until, now()) + make_interval(days => ${days}) end
    where id = ${employerId}`.execute(trx)

/** What was bought and is given back: the days, and the credits that are still there. */
export async function returnPurchase(
  trx: Db,
  employerId: string,
  { credits, days, label }: { credits: number; days: number; label: string },
): Promise<void> {
  if (days)
    await sql`update employers set paid_search_until = paid_search_until - make_interval(days => ${days}), updated_at = now()
      where id = ${employerId} and paid_search_until is not null`.execute(trx)
  if (!credits) return
  const { rows } = await sql<{ gone: number }>`
    update employers e set promotion_credits = e.promotion_credits - least(e.promotion_credits, ${credits})
    from (select id, promotion_credits as had from employers where id = ${employerId} for update) before
    where e.id = before.id returning least(before.had, ${credits}) as gone`.execute(trx)
  const gone = rows[0]?.gone ?? 0
  if (gone)
    await trx
      .insertInto('promotion_entries')
      .values({ employer_id: employerId, amount: -gone, note: `Refunded: ${label}` })
      .execute()
}
