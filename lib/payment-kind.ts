import type { RawBuilder } from 'kysely'
import type { Cents } from '#schema/money.ts'
import type { Db } from './db.ts'

/** A payment, as its room is notified of it. */
export type PaymentNotice = {
  id: string
  themeId: string
  cents: Cents
  /** the provider's ids, to charge the same card again */
  provider: string
  customer: string | null
  method: string | null
  card: { brand: string; last4: string } | null
}

export type RefundNotice = PaymentNotice & {
  refundId: string
  /** everything refunded so far, this refund included */
  refundedCents: Cents
}

export type Dispute = 'open' | 'won' | 'lost'

export type DisputeNotice = PaymentNotice & {
  dispute: Dispute
  /** what the bank has taken back now; 0 for a mere question of the bank, and once it is won */
  disputedCents: Cents
  refundedCents: Cents
}

/**
 * What becomes of a payment, once for each: called within the transaction that records it, so that both commit or neither.
 * A payment that failed may still succeed: the provider is right.
 */
export type PaymentKind = {
  /** Successes of which many are recorded by one statement; the others take a transaction each, and `succeeded`. */
  atOnce?: {
    /** calls with an array of payments: which of them are such, and what `succeeded` does for all of these */
    which(payments: RawBuilder<unknown>): RawBuilder<unknown>
    enter(payments: RawBuilder<unknown>): RawBuilder<unknown>
    /** the task that does what is left to do, once it is committed */
    task: string
  }
  succeeded(trx: Db, payment: PaymentNotice): Promise<void>
  failed(trx: Db, payment: PaymentNotice & { failure: string; isHard: boolean }): Promise<void>
  refunded(trx: Db, refund: RefundNotice): Promise<void>
  disputed?(trx: Db, dispute: DisputeNotice): Promise<void>
}

/** By kind, as the rooms give them: `{ donation: … }`. */
export type PaymentKinds = Record<string, PaymentKind>
