import { sql } from 'kysely'
import { beginPayment, charge, type Provider } from '#features/payments/index.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { inScope } from '#lib/site-scope.ts'
import { totalsOf } from '#schema/money.ts'
import { monthAfter, nextFrom } from './calendar.ts'

type Charging = { db: Db; kinds: PaymentKinds; provider: Provider; now?: Date }

/** Charges every monthly gift whose day has come where its site is. @returns how many were charged or tried */
export async function chargeDue({ now = new Date(), ...charging }: Charging): Promise<number> {
  const due = await inScope(charging.db, 'everywhere', (trx) => duePlans(trx, charging.provider.name, now))
  let tried = 0
  for (const plan of due) {
    if (plan.isClosed) await skipClosed(charging.db, plan)
    else if (await chargePeriod(charging, plan)) tried++
  }
  return tried
}

const duePlans = (trx: Db, provider: string, now: Date) =>
  trx
    .selectFrom('monthly_gifts as m')
    .innerJoin('themes as s', 's.id', 'm.theme_id')
    .leftJoin('team_pages as t', 't.id', 'm.team_page_id')
    .leftJoin('fundraisers as f', 'f.id', 'm.fundraiser_id')
    .selectAll('m')
    .select(['s.name as site', sql<string>`next_on::text`.as('nextOn')])
    .select(sql<string>`(${now}::timestamptz at time zone s.time_zone)::date::text`.as('today'))
    .select(
      sql<boolean>`t.status = 'archived' or coalesce(f.status = 'closed', false)
        or coalesce(f.ends_on < (${now}::timestamptz at time zone s.time_zone)::date, false)`.as('isClosed'),
    )
    .where('m.status', '=', 'active')
    .where('m.provider', '=', provider)
    .where('m.method', 'is not', null)
    .where(sql<boolean>`m.next_on <= (${now}::timestamptz at time zone s.time_zone)::date`)
    .where(sql<boolean>`(m.try_at is null or m.try_at <= ${now}::timestamptz)`)
    .orderBy('m.next_on')
    .limit(500)
    .execute()

type Plan = Awaited<ReturnType<typeof duePlans>>[number]

/** An archived team page pauses its gifts: the period passes, and nobody is charged for it later. */
const skipClosed = (db: Db, { id, theme_id, nextOn, day, today }: Plan) =>
  inScope(db, [theme_id], (trx) =>
    trx
      .updateTable('monthly_gifts')
      .set({ next_on: nextFrom(monthAfter(nextOn, day), day, today), attempts: 0, try_at: null })
      .where('id', '=', id)
      .execute(),
  )

/** One charge for a period: the unique index refuses a second from any process. */
async function chargePeriod({ db, kinds, provider }: Charging, plan: Plan): Promise<boolean> {
  const payment = newId()
  const isFirst = await inScope(db, [plan.theme_id], (trx) => begin(trx, plan, payment))
  if (!isFirst) return false
  await charge(db, kinds, provider, {
    ...{ payment, method: plan.method!, customer: plan.customer, isOffSession: true, keepsCard: false },
    cents: totalsFor(plan).total,
    description: `Monthly gift to ${plan.site}`,
    email: (plan.donor as { email?: string }).email ?? '',
    returnUrl: '/',
  })
  return true
}

const totalsFor = ({ amount_cents: amount, tip_cents: tip, covers_costs: coversCosts }: Plan) =>
  totalsOf({ amount, tip, coversCosts })

async function begin(trx: Db, plan: Plan, payment: string): Promise<boolean> {
  // A plan that was changed, paused or charged since it was read is left to the next run.
  const { rows } = await sql<{ id: string }>`
    select id from monthly_gifts where id = ${plan.id} and status = 'active' and date_trunc('milliseconds', updated_at) = ${plan.updated_at}
      and next_on = ${plan.nextOn}::date for update
  `.execute(trx)
  if (!rows.length) return false
  const known = await trx
    .selectFrom('donations')
    .select('id')
    .where('monthly_gift_id', '=', plan.id)
    .where(sql<boolean>`period = ${plan.nextOn}::date`)
    .where('state', '!=', 'failed')
    .executeTakeFirst()
  if (known) return false
  const totals = totalsFor(plan)
  await beginPayment(trx, {
    ...{ id: payment, themeId: plan.theme_id, kind: 'donation', cents: totals.total },
    ...{ provider: plan.provider, customer: plan.customer },
  })
  await trx
    .insertInto('donations')
    .values({
      ...{ theme_id: plan.theme_id, fundraiser_id: plan.fundraiser_id, team_page_id: plan.team_page_id },
      ...{ user_id: plan.user_id, identifier: plan.identifier, payment_id: payment },
      ...{ monthly_gift_id: plan.id, period: plan.nextOn, channel: 'monthly', state: 'pending' },
      ...{ frequency: 'monthly', covers_costs: plan.covers_costs, anonymous: plan.anonymous },
      ...{ amount_cents: totals.amount, tip_cents: totals.tip, fee_cents: totals.fee },
      donor: JSON.stringify(plan.donor),
    })
    .execute()
  return true
}
