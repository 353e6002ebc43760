import { sql } from 'kysely'
import { buyCredits, extendSearch, returnPurchase } from '#features/employers/index.ts'
import type { Db } from '#lib/db.ts'
import type { PaymentKind } from '#lib/payment-kind.ts'
import { addTask } from '#lib/queue.ts'

type Settled = { id: string; employer_id: string; credits: number; days: number; label: string }

const purchaseOf = (trx: Db, paymentId: string, from: string[], change: Record<string, unknown>) =>
  trx
    .updateTable('employer_purchases')
    .set({ ...change, settled_at: new Date() })
    .where('payment_id', '=', paymentId)
    .where('state', 'in', from)
    .returning(['id', 'employer_id', 'credits', 'days', 'label'])
    .executeTakeFirst() as Promise<Settled | undefined>

/** What becomes of a purchase when its payment is settled: credits or search, and a receipt, in that transaction. */
export const purchaseKind: PaymentKind = {
  async succeeded(trx, payment) {
    const bought = await purchaseOf(trx, payment.id, ['pending', 'failed'], {
      state: 'succeeded',
      failure: null,
      card_last4: payment.card?.last4 ?? null,
      receipt_number: sql`'E-' || to_char(now(), 'YYYY') || '-' || lpad(nextval('employer_receipt_numbers')::text, 5, '0')`,
    })
    if (!bought) return
    const { id, employer_id: employerId, credits, days, label } = bought
    if (credits) await buyCredits(trx, { employerId, amount: credits, note: `Bought: ${label}` })
    if (days) await extendSearch(trx, employerId, days)
    await addTask(trx, 'employer-plan.receipt', { id }, { key: `employer receipt ${id}` })
  },

  async failed(trx, payment) {
    await purchaseOf(trx, payment.id, ['pending'], { state: 'failed', failure: payment.failure })
  },

  /** A refund in part is a matter of words; one of everything takes back what is left of it. */
  async refunded(trx, refund) {
    if (refund.refundedCents < refund.cents) return
    const gone = await purchaseOf(trx, refund.id, ['succeeded'], { state: 'refunded' })
    if (gone) await returnPurchase(trx, gone.employer_id, gone)
  },
}
