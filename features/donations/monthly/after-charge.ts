import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { PaymentNotice } from '#lib/payment-kind.ts'
import { addTask } from '#lib/queue.ts'
import { dayOf, monthAfter, retryAfter } from './calendar.ts'

/** The first gift of a monthly plan was paid: the plan begins, and this was its first period. */
export async function startMonthly(db: Db, donation: string, payment: PaymentNotice): Promise<void> {
  const gift = await db
    .selectFrom('donations as d')
    .innerJoin('themes as t', 't.id', 'd.theme_id')
    .select([
      'd.theme_id',
      'd.fundraiser_id',
      'd.team_page_id',
      'd.user_id',
      'd.identifier',
      'd.amount_cents',
    ])
    .select(['d.tip_cents', 'd.covers_costs', 'd.anonymous', 'd.donor'])
    .select(sql<string>`(d.created_at at time zone t.time_zone)::date::text`.as('on'))
    .where('d.id', '=', donation)
    .executeTakeFirstOrThrow()
  const { on, donor, ...plan } = gift
  const { id } = await db
    .insertInto('monthly_gifts')
    .values({
      ...plan,
      donor: JSON.stringify(donor ?? {}),
      provider: payment.provider,
      customer: payment.customer,
      method: payment.method,
      card_last4: payment.card?.last4 ?? null,
      day: dayOf(on),
      next_on: monthAfter(on, dayOf(on)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('donations')
    .set({ monthly_gift_id: id, period: on })
    .where('id', '=', donation)
    .execute()
}

/** A period was paid: on to the next. */
export async function monthlySucceeded(db: Db, id: string, payment: PaymentNotice): Promise<void> {
  const plan = await db
    .selectFrom('monthly_gifts')
    .select(['day', sql<string>`next_on::text`.as('nextOn')])
    .select(
      sql<boolean>`exists (select from donations d where d.monthly_gift_id = monthly_gifts.id
        and d.period = monthly_gifts.next_on and d.payment_id = ${payment.id})`.as('isThis'),
    )
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!plan?.isThis) return
  await db
    .updateTable('monthly_gifts')
    .set({ next_on: monthAfter(plan.nextOn, plan.day), attempts: 0, failure: null, try_at: null })
    .where('id', '=', id)
    .execute()
}

/**
 * A period was not paid: another try on days 1, 3, 5 and 7, then the plan waits for the donor; a card that is gone is not tried
 * again at all. The donor hears the reason each time.
 */
export async function monthlyFailed(
  db: Db,
  id: string,
  payment: PaymentNotice & { failure: string; isHard: boolean },
): Promise<void> {
  const plan = await db
    .selectFrom('monthly_gifts')
    .select(['attempts', sql<string>`next_on::text`.as('nextOn')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!plan) return
  const attempts = plan.attempts + 1
  const days = payment.isHard ? null : retryAfter(attempts)
  await db
    .updateTable('monthly_gifts')
    .set({
      attempts,
      failure: payment.failure,
      ...(days === null
        ? { status: 'paused', try_at: null }
        : { try_at: sql<Date>`${plan.nextOn}::date + make_interval(days => ${days})` }),
    })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .execute()
  const mail = { id, attempts, payment: payment.id }
  await addTask(db, 'donations.monthlyFailed', mail, { key: `monthly failed ${payment.id}` })
}
