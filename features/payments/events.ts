import { sql } from 'kysely'
import { type Db, inTransaction, runPrepared } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { disputeReported } from './disputes.ts'
import { paymentNamed, settlePayment } from './payments.ts'
import type { ProviderEvent, Report } from './provider.ts'
import { refundReported } from './refunds.ts'

/**
 * Applies a verified event, once: its id is written down in the same transaction. Late, doubled and reordered events are
 * harmless, because each only moves a payment forward.
 */
export async function applyEvent(
  db: Db,
  kinds: PaymentKinds,
  provider: string,
  event: ProviderEvent,
): Promise<void> {
  const known = await oldNews(db, provider, [event])
  if (!known.has(event.id)) await applyNews(db, kinds, provider, event)
}

/**
 * Most events come after the answer and say what is known: that a payment has succeeded, which is final. They are only written
 * down, in one statement.
 * @returns the ids of these
 */
export async function oldNews(
  db: Db,
  provider: string,
  events: readonly ProviderEvent[],
): Promise<Set<string>> {
  const outcomes = events.flatMap(({ id, type, report }) =>
    report?.type === 'outcome' ? [{ id, type, payment: report.payment }] : [],
  )
  if (!outcomes.length) return new Set()
  const rows = await runPrepared(
    db,
    sql<{ id: string }>`
      insert into payment_events (provider, id, type, payment_id)
      select ${provider}, said.id, said.type, p.id
      from json_to_recordset(${JSON.stringify(outcomes)}::json) as said (id text, type text, payment text),
        lateral (
          select id from payments where provider = ${provider} and state = 'succeeded' and reference = said.payment
          union all
          select id from payments where provider = ${provider} and state = 'succeeded'
            and id = case when said.payment ~ '^[0-9a-f-]{36}$' then said.payment::uuid end) p
      order by said.id
      on conflict do nothing
      returning id`,
  )
  return new Set(rows.map(({ id }) => id))
}

function applyNews(db: Db, kinds: PaymentKinds, provider: string, event: ProviderEvent): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { id, type, report } = event
    // A payment of another database: a copy that was restored elsewhere, or another product of the same account.
    const payment = report && (await paymentNamed(trx, provider, report.payment))
    const first = await trx
      .insertInto('payment_events')
      .values({ provider, id, type, payment_id: payment?.id ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (first && report && payment) await apply(trx, kinds, { ...report, payment: payment.id })
  })
}

async function apply(trx: Db, kinds: PaymentKinds, report: Report) {
  if (report.type === 'outcome') await settlePayment(trx, kinds, report.payment, report.outcome)
  else {
    // Both say that it was paid, whether or not we have heard of that.
    await settlePayment(trx, kinds, report.payment, { state: 'succeeded', reference: null })
    if (report.type === 'refund') await refundReported(trx, kinds, report)
    else await disputeReported(trx, kinds, report)
  }
}
