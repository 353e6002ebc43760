import { sql } from 'kysely'
import type { Provider } from '#features/payments/index.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import { cappedTip, totalsOf } from '#schema/money.ts'
import { donationMessages } from '#spec/messages.ts'
import { inMonth, monthAfter, nextFrom } from './calendar.ts'
import type { MonthlyForm } from './schema.ts'

type At = { db: Db; site: { id: string; name: string }; id: string; today: string }

/** A monthly gift as its donor sees it. @throws Problem 404 on another site */
export async function monthlyPlan({ db, site, id }: Omit<At, 'today'>) {
  const plan = await inScope(db, [site.id], (trx) =>
    trx
      .selectFrom('monthly_gifts as m')
      .leftJoin('team_pages as t', 't.id', 'm.team_page_id')
      .leftJoin('fundraisers as f', 'f.id', 'm.fundraiser_id')
      .select([
        'm.id',
        'm.status',
        'm.amount_cents as amountCents',
        'm.tip_cents as tipCents',
        'm.covers_costs',
      ])
      .select(['m.day', 'm.failure', 'm.card_last4 as last4', 'm.provider', 'm.customer'])
      .select(sql<string>`m.next_on::text`.as('nextOn'))
      .select(sql<string>`coalesce(t.name, f.name, ${site.name})`.as('to'))
      .select(sql<boolean>`coalesce(t.status = 'archived', false)`.as('isArchived'))
      .where('m.id', '=', id)
      .executeTakeFirst(),
  )
  if (!plan) throw notFound('There is no such monthly gift. Please use the link in your receipt.')
  const { covers_costs: coversCosts, ...rest } = plan
  const { total, fee } = totalsOf({ amount: plan.amountCents, tip: plan.tipCents, coversCosts })
  return { ...rest, coversCosts, totalCents: total, feeCents: fee }
}

const change = ({ db, site, id }: At, set: Record<string, unknown>) =>
  inScope(db, [site.id], (trx) =>
    trx
      .updateTable('monthly_gifts')
      .set({ ...set, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('status', '!=', 'stopped')
      .execute(),
  )

/** Another amount or day; the next period moves to the new day, this month or next, never backwards. */
export async function changeMonthly(at: At, form: MonthlyForm): Promise<void> {
  const plan = await monthlyPlan(at)
  const amount = form.amount ?? plan.amountCents
  if (amount < 100) throw new Invalid({ amount: donationMessages.minimum('$1') })
  const day = form.day ?? plan.day
  const tip = cappedTip(Math.round((plan.tipCents * amount) / plan.amountCents), amount)
  const [year = 0, month = 0] = plan.nextOn.split('-').map(Number)
  const moved = nextFrom(inMonth(year, month, day), day, at.today)
  await change(at, {
    amount_cents: amount,
    tip_cents: tip,
    day,
    next_on: day === plan.day ? plan.nextOn : moved,
  })
}

/** Another card; what failed with the old one is tried again at once. */
export async function changeCard(at: At, provider: Provider, token: string): Promise<void> {
  const { customer } = await monthlyPlan(at)
  const saved = customer && (await provider.saveCard({ customer, token }))
  if (!saved) throw new Invalid({ card: donationMessages.verifyCard })
  if ('failure' in saved) throw new Invalid({ card: saved.failure })
  await change(at, {
    method: saved.method,
    card_last4: saved.last4,
    failure: null,
    attempts: 0,
    try_at: null,
    status: 'active',
  })
}

/** Leaves out the next period. */
export async function skipMonthly(at: At): Promise<void> {
  const { nextOn, day } = await monthlyPlan(at)
  await change(at, { next_on: monthAfter(nextOn, day), attempts: 0, failure: null, try_at: null })
}

export const pauseMonthly = (at: At) => change(at, { status: 'paused' })

/** What went by while it was paused is not charged. */
export async function resumeMonthly(at: At): Promise<void> {
  const { nextOn, day } = await monthlyPlan(at)
  const next_on = nextFrom(nextOn, day, at.today)
  await change(at, { status: 'active', next_on, attempts: 0, failure: null, try_at: null })
}

/** For good: the card is forgotten. */
export const stopMonthly = (at: At) => change(at, { status: 'stopped', method: null, customer: null })
