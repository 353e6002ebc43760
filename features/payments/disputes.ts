import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Dispute, PaymentKinds } from '#lib/payment-kind.ts'
import type { Cents } from '#schema/money.ts'
import { noticeOf, returned } from './payments.ts'

const order: (Dispute | null)[] = [null, 'open', 'lost', 'won']

type Reported = { payment: string; dispute: Dispute; cents: Cents | null }

/**
 * Records what the payer's bank says of a charge and notifies the payment's room, once for each change: it takes money back when a
 * dispute is opened, gives it back when that is won, and keeps it otherwise. Nothing goes back, in whatever order events arrive;
 * a dispute that was lost may still be won by an appeal.
 */
export async function disputeReported(
  trx: Db,
  kinds: PaymentKinds,
  { payment, dispute, cents }: Reported,
): Promise<void> {
  const now = await trx
    .selectFrom('payments')
    .select(['dispute', 'disputed_cents as disputed'])
    .select(
      sql<number>`cents - (select coalesce(sum(r.cents), 0) from refunds r
        where r.payment_id = payments.id and r.state <> 'failed')`.as('left'),
    )
    .where('id', '=', payment)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (order.indexOf(dispute) < order.indexOf(now.dispute as Dispute | null)) return
  const taken = Math.max(now.disputed, Math.min(cents ?? now.left, now.left))
  const disputed = dispute === 'won' ? 0 : taken
  if (now.dispute === dispute && now.disputed === disputed) return
  const { refundedCents, ...row } = await trx
    .updateTable('payments')
    .set({ dispute, disputed_cents: disputed })
    .where('id', '=', payment)
    .returning([...returned, 'refunded_cents as refundedCents'])
    .executeTakeFirstOrThrow()
  const notice = { ...noticeOf(row), refundedCents, dispute, disputedCents: disputed }
  await kinds[row.kind]?.disputed?.(trx, notice)
}
