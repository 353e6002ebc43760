import type { Db } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { notFound } from '#lib/problem.ts'
import { settlePayment } from './payments.ts'
import { chargeById, outcomeOf } from './providers/demo/books.ts'
import { announce } from './providers/demo/events.ts'

const refused = 'Your bank refused the payment. Nothing was charged.'

/** What the demonstration's bank asks the payer. */
export async function demoQuestion(db: Db, reference: string) {
  const charge = await chargeById(db, reference)
  if (!charge) throw notFound()
  const { id, cents, last4, status } = charge
  return { reference: id, cents, last4, isOpen: status === 'requires_action' }
}

/** The payer's answer. @returns where to go on */
export async function answerTheBank(
  db: Db,
  kinds: PaymentKinds,
  reference: string,
  isConfirmed: boolean,
): Promise<string> {
  await db
    .updateTable('demo_charges')
    .set({ status: isConfirmed ? 'succeeded' : 'failed', failure: isConfirmed ? null : refused })
    .where('id', '=', reference)
    .where('status', '=', 'requires_action')
    .execute()
  const charge = await chargeById(db, reference)
  if (!charge) throw notFound()
  await announce(db, { type: 'charge', charge: charge.id, nonce: charge.status })
  await settlePayment(db, kinds, charge.metadata.payment, outcomeOf(charge))
  return charge.metadata.returnUrl ?? '/'
}
