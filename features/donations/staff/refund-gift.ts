import { providerOf, refund } from '#features/payments/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import type { PaymentSettings } from '#lib/payment-settings.ts'
import { notFound, Problem } from '#lib/problem.ts'
import { inDollars } from '#schema/money.ts'
import type { Person } from '#spec/access.ts'
import { type Gift, giftById } from '../gift.ts'
import { giftSites } from './found.ts'

/** @throws Problem 404 for a gift of another's site */
export async function staffGift(db: Db, viewer: Person, id: string) {
  const gift = await giftById(db, giftSites(viewer).scope, id)
  if (!gift || !giftSites(viewer).includes(gift.themeId)) throw notFound('There is no such gift.')
  return gift
}

/** What staff see of a gift: also who gave anonymously. */
export const shownGift = ({ donor, createdAt, succeededAt: _, themeId: __, userId: ___, ...gift }: Gift) => ({
  ...gift,
  donor,
  name: donor ? `${donor.firstName} ${donor.lastName}` : 'Deleted person',
  createdAt: createdAt.toISOString(),
  leftCents: gift.state === 'succeeded' && gift.paymentId ? gift.totalCents - gift.refundedCents : 0,
})
export type ShownGift = ReturnType<typeof shownGift>

type Asked = { id: string; cents: number; reason: string }
type Books = { db: Db; kinds: PaymentKinds; payments: PaymentSettings }

/** Gives back all or part of a gift. @returns whether the provider has confirmed it */
export async function refundGift(
  { db, kinds, payments }: Books,
  actor: NonNullable<Actor>,
  { id, cents, reason }: Asked,
): Promise<boolean> {
  const gift = await staffGift(db, actor.viewer, id)
  const provider = providerOf(db, payments)
  if (!gift.paymentId || !provider)
    throw new Problem(409, 'This gift was not paid through a payment provider.')
  const askedBy = actor.viewer?.actorId ?? actor.viewer?.id ?? null
  const { state } = await refund(db, kinds, provider, { payment: gift.paymentId, cents, reason, askedBy })
  await audit(db, actor, {
    action: 'gift.refund',
    subject: { type: 'donation', id },
    themeId: gift.themeId,
    detail: { amount: inDollars(cents), receipt: gift.receiptNumber, reason },
  })
  return state === 'succeeded'
}
