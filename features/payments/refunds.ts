import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import type { Cents } from '#schema/money.ts'
import { paymentMessages } from './messages.ts'
import { noticeOf } from './payments.ts'
import type { RefundOutcome } from './provider.ts'

type Asked = { payment: string; cents: Cents; reason: string; askedBy: string | null }

/**
 * Writes down a refund before the provider is asked for it. The payment's row is locked, so that two at once cannot give back
 * more than was paid.
 * @returns its id: the key at the provider
 */
export function beginRefund(db: Db, { payment, cents, reason, askedBy }: Asked): Promise<string> {
  return inTransaction(db, async (trx) => {
    const paid = await trx
      .selectFrom('payments')
      .select(['cents', 'state', 'disputed_cents as disputed'])
      .where('id', '=', payment)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!paid) throw notFound()
    if (paid.state !== 'succeeded') throw new Invalid({ amount: paymentMessages.notPaid })
    const { left } = await trx
      .selectFrom('refunds')
      .select(sql<number>`${paid.cents - paid.disputed} - coalesce(sum(cents), 0)`.as('left'))
      .where('payment_id', '=', payment)
      .where('state', '!=', 'failed')
      .executeTakeFirstOrThrow()
    if (cents > left) throw new Invalid({ amount: paymentMessages.leftToRefund(left) })
    const { id } = await trx
      .insertInto('refunds')
      .values({ payment_id: payment, cents, reason, asked_by: askedBy })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** Records the outcome of a refund and notifies the payment's room, once. */
export function settleRefund(
  db: Db,
  kinds: PaymentKinds,
  id: string,
  outcome: RefundOutcome,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (outcome.state === 'pending') return false
    const settled = await trx
      .updateTable('refunds')
      .set({
        state: outcome.state,
        reference: outcome.reference,
        failure: outcome.failure ?? null,
        settled_at: sql`now()`,
      })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning(['payment_id', 'cents'])
      .executeTakeFirst()
    if (!settled || outcome.state === 'failed') return settled !== undefined
    const payment = await trx
      .updateTable('payments')
      .set({ refunded_cents: sql`refunded_cents + ${settled.cents}` })
      .where('id', '=', settled.payment_id)
      .returning(['id', 'theme_id as themeId', 'kind', 'cents', 'provider', 'customer', 'method'])
      .returning(['card_brand as brand', 'card_last4 as last4', 'refunded_cents as refundedCents'])
      .executeTakeFirstOrThrow()
    const { refundedCents } = payment
    await kinds[payment.kind]?.refunded(trx, { ...noticeOf(payment), refundId: id, refundedCents })
    return true
  })
}

/** A refund that was made at the provider: ours if it has our id, else written down now. */
export async function refundReported(
  trx: Db,
  kinds: PaymentKinds,
  {
    payment,
    refund,
    cents,
    refunded,
  }: { payment: string; refund: string | null; cents: Cents; refunded: RefundOutcome },
): Promise<void> {
  const known = await trx
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment)
    .where((row) => (refund ? row('id', '=', refund) : row('reference', '=', refunded.reference)))
    .executeTakeFirst()
  const id = known?.id ?? (await beginReported(trx, payment, cents))
  if (id) await settleRefund(trx, kinds, id, refunded)
}

/** @returns null for more than was paid: nothing of ours to change, and the reconciliation shows it */
async function beginReported(trx: Db, payment: string, cents: Cents): Promise<string | null> {
  try {
    const reason = 'Refunded at the payment provider'
    return await beginRefund(trx, { payment, cents, reason, askedBy: null })
  } catch (error) {
    if (error instanceof Invalid) return null
    throw error
  }
}
