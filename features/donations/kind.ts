import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { PaymentKind } from '#lib/payment-kind.ts'
import { addTask } from '#lib/queue.ts'
import { inScope } from '#lib/site-scope.ts'
import { refundedParts } from '#schema/money.ts'
import { giftDisputed } from './disputed.ts'
import { enterRaised, givenBack } from './given-back.ts'
import { matchGift } from './matching.ts'
import { monthlyFailed, monthlySucceeded, startMonthly } from './monthly/after-charge.ts'
import { queueReceipts, receiptsTask } from './receipts-due.ts'

type Settled = {
  id: string
  frequency: string
  fundraiser_id: string | null
  monthly_gift_id: string | null
  /** a matching fund of its fundraiser has something left */
  is_matched: boolean
}

/** What becomes of a gift when its payment is settled: ledger, match, monthly plan, receipt, all in that transaction. */
export const donationKind: PaymentKind = {
  atOnce: {
    which: (payments) => sql`single_gifts(${payments})`,
    enter: (payments) => sql`enter_gifts(${payments})`,
    task: receiptsTask,
  },

  succeeded: (trx, payment) =>
    inScope(trx, [payment.themeId], async (db) => {
      const gift = await enterGift(db, payment.id)
      if (!gift) return
      if (gift.fundraiser_id && gift.is_matched) await matchGift(db, gift.id, gift.fundraiser_id)
      if (gift.monthly_gift_id) await monthlySucceeded(db, gift.monthly_gift_id, payment)
      else if (gift.frequency === 'monthly') await startMonthly(db, gift.id, payment)
      await queueReceipts(db)
    }),

  failed: (trx, payment) =>
    inScope(trx, [payment.themeId], async (db) => {
      const gift = await db
        .updateTable('donations')
        .set({ state: 'failed' })
        .where('payment_id', '=', payment.id)
        .where('state', '=', 'pending')
        .returning(['id', 'monthly_gift_id'])
        .executeTakeFirst()
      if (gift?.monthly_gift_id) await monthlyFailed(db, gift.monthly_gift_id, payment)
    }),

  refunded: (trx, refund) =>
    inScope(trx, [refund.themeId], async (db) => {
      const gift = await db
        .selectFrom('donations')
        .select(['id', 'amount_cents as amount', 'tip_cents as tip', 'fee_cents as fee'])
        .where('payment_id', '=', refund.id)
        .executeTakeFirstOrThrow()
      const paid = { ...gift, total: refund.cents }
      const given = await givenBack(db, gift.id)
      const after = refundedParts(paid, refund.refundedCents + given.disputed)
      const lines = (['gift', 'tip', 'fee'] as const).flatMap((part) => {
        const now = after[part === 'gift' ? 'amount' : part] - given[part]
        return now === 0 ? [] : [{ donation_id: gift.id, part, refund_id: refund.refundId, cents: -now }]
      })
      await db.insertInto('ledger_entries').values(lines).execute()
      await enterRaised(db, gift.id)
      await addTask(
        db,
        'donations.refundMail',
        { refund: refund.refundId },
        { key: `refund ${refund.refundId}` },
      )
    }),

  disputed: (trx, dispute) => inScope(trx, [dispute.themeId], (db) => giftDisputed(db, dispute)),
}

/** Marks the gift and enters its lines, and that its receipt is due. @returns null when that has been done */
async function enterGift(db: Db, payment: string): Promise<Settled | null> {
  const { rows } = await sql<Settled>`select * from enter_gifts(array[${payment}::uuid])`.execute(db)
  return rows[0] ?? null
}
