import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { settlePayment } from './payments.ts'
import type { Provider } from './provider.ts'
import { settleRefund } from './refunds.ts'

/** Design: money. A payment that is pending for longer is asked about. */
const pendingSeconds = 60
/** A bank's question that nobody answers in this time is over. */
const actionHours = 24
/** A charge that the provider does not know by then never reached it. */
const unknownMinutes = 10

/**
 * Asks the provider about payments that got no answer: the process was killed, the provider slow, an event lost. A charge that
 * it does not know is given up; should it appear later, its event counts.
 * @returns how many were settled
 */
export async function sweepPayments(db: Db, kinds: PaymentKinds, provider: Provider): Promise<number> {
  const waiting = await db
    .selectFrom('payments')
    .select(['id', 'state', 'created_at'])
    .where('provider', '=', provider.name)
    .where('state', 'in', ['pending', 'action'])
    .where('asked_at', '<', sql<Date>`now() - make_interval(secs => ${pendingSeconds})`)
    .orderBy('asked_at')
    .limit(200)
    .execute()
  let settled = 0
  for (const { id, state, created_at } of waiting) {
    const found = await provider.find(id, created_at)
    const age = Date.now() - created_at.getTime()
    const isOver = found
      ? found.state === 'action' && age > actionHours * 3_600_000
      : age > unknownMinutes * 60_000
    const outcome = isOver ? { ...givenUp, reference: found?.reference ?? null } : found
    if (outcome && outcome.state !== state && (await settlePayment(db, kinds, id, outcome))) settled++
    else await db.updateTable('payments').set({ asked_at: sql`now()` }).where('id', '=', id).execute()
  }
  return settled
}

const givenUp = {
  state: 'failed',
  failure: 'The payment was not completed. Nothing was charged.',
  isHard: false,
} as const

/** Sends refunds again that got no answer: their ids are the provider's keys. */
export async function sweepRefunds(db: Db, kinds: PaymentKinds, provider: Provider): Promise<number> {
  const waiting = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['refunds.id as key', 'refunds.cents', 'payments.reference'])
    .where('provider', '=', provider.name)
    .where('refunds.state', '=', 'pending')
    .where('refunds.created_at', '<', sql<Date>`now() - make_interval(secs => ${pendingSeconds})`)
    .limit(100)
    .execute()
  let settled = 0
  for (const { reference, ...refund } of waiting)
    if (
      reference &&
      (await settleRefund(db, kinds, refund.key, await provider.refund({ ...refund, reference })))
    )
      settled++
  return settled
}
