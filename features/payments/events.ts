import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { disputeReported } from './disputes.ts'
import { namedPayment, paymentNamed, settlePayment } from './payments.ts'
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
  if (!(await isOldNews(db, provider, event))) await applyNews(db, kinds, provider, event)
}

/**
 * Most events come after the answer and say what is known: that a payment has succeeded, which is final. They are only written
 * down, in one statement.
 */
async function isOldNews(db: Db, provider: string, { id, type, report }: ProviderEvent): Promise<boolean> {
  if (report?.type !== 'outcome') return false
  const written = await db
    .insertInto('payment_events')
    .columns(['provider', 'id', 'type', 'payment_id'])
    .expression(
      namedPayment(db, provider, report.payment)
        .where('state', '=', 'succeeded')
        .select([sql.val(provider).as('provider'), sql.val(id).as('event'), sql.val(type).as('type'), 'id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
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
