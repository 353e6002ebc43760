import type { FastifyRequest } from 'fastify'
import { searchAccess } from '#features/employers/index.ts'
import {
  beginPayment,
  cardNamed,
  charge,
  demoToken,
  type Outcome,
  type Provider,
  paymentState,
  savedCards,
} from '#features/payments/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { forbidden, Invalid } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import { planMessages } from './messages.ts'
import { type Offer, offerOf } from './model/offers.ts'
import { employerRow, whyNot } from './plan.ts'
import type { PurchaseForm } from './schema.ts'

type Shop = { db: Db; provider: Provider | null; employerId: string }
export type Bought = { id: string; label: string; outcome: Outcome }

/**
 * Buys an offer for an employer: the purchase is written before the provider is asked, with the payment's id as its key there
 * (decision 256). The same form again buys nothing more and gets the same answer.
 * @throws Invalid for a card that is refused; Problem 403 where nothing is sold
 */
export async function buy(
  { db, provider, employerId }: Shop,
  request: FastifyRequest,
  form: PurchaseForm,
): Promise<Bought> {
  const employer = await employerRow(db, employerId)
  const refusal = whyNot(employer, provider !== null)
  if (refusal || !provider) throw forbidden(refusal ?? planMessages.off)
  const offer = offerOf(form.offer)
  await checkUse(db, employerId, offer)
  const method = await methodOf(db, provider, request.viewer!.id, form)
  const { id, paymentId } = await begin(db, request, {
    employerId,
    offer,
    key: form.key || newId(),
    provider,
  })
  const outcome = await outcomeOf(db, request, provider, { offer, paymentId, method })
  if (outcome.state === 'failed') throw new Invalid({ card: outcome.failure || planMessages.failed })
  return { id, label: offer.label, outcome }
}

async function checkUse(db: Db, employerId: string, offer: Offer) {
  if (!offer.days) return
  const { why, until } = await searchAccess(db, employerId)
  if (why && until === null) throw new Invalid({ offer: planMessages.forever })
}

async function methodOf(db: Db, provider: Provider, userId: string, form: PurchaseForm): Promise<string> {
  if (form.selectedCard) {
    const card = cardNamed(await savedCards(db, provider, userId), form.selectedCard)
    if (!card) throw new Invalid({ card: planMessages.card })
    return card.id
  }
  const token =
    form.stripeToken || (provider.name === 'demo' && form.demoCard ? demoToken(form.demoCard) : '')
  if (!/^(pm|ctoken|tok)_\w+$/.test(token)) throw new Invalid({ card: planMessages.card })
  return token
}

type New = { employerId: string; offer: Offer; key: string; provider: Provider }

/** Of two forms with one key the second finds what the first wrote. */
function begin(db: Db, request: FastifyRequest, { employerId, offer, key, provider }: New) {
  const [id, paymentId, themeId] = [newId(), newId(), request.site.id]
  return inScope(db, [themeId], async (trx) => {
    const added = await trx
      .insertInto('employer_purchases')
      .values({
        ...{ id, key, theme_id: themeId, employer_id: employerId, user_id: request.viewer!.id },
        ...{ payment_id: paymentId, offer: offer.id, label: offer.label, cents: offer.cents },
        ...{ credits: offer.credits, days: offer.days },
      })
      .onConflict((conflict) => conflict.columns(['employer_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return known(trx, employerId, key, offer)
    const payment = { id: paymentId, themeId, kind: 'employer-plan', cents: offer.cents }
    await beginPayment(trx, { ...payment, provider: provider.name, customer: null })
    await audit(trx, request, {
      action: 'employer.buy',
      subject: { type: 'employer', id: employerId },
      detail: { offer: offer.label },
    })
    return { id, paymentId }
  })
}

async function known(trx: Db, employerId: string, key: string, offer: Offer) {
  const row = await trx
    .selectFrom('employer_purchases')
    .select(['id', 'payment_id as paymentId', 'offer'])
    .where('employer_id', '=', employerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (row.offer !== offer.id) throw new Invalid({ form: planMessages.otherBody })
  return row
}

type Asked = { offer: Offer; paymentId: string; method: string }

async function outcomeOf(
  db: Db,
  request: FastifyRequest,
  provider: Provider,
  { offer, paymentId, method }: Asked,
): Promise<Outcome> {
  const { site } = request
  const [before, payer] = await Promise.all([
    inScope(db, [site.id], (trx) => paymentState(trx, paymentId)),
    db.selectFrom('users').select('email').where('id', '=', request.viewer!.id).executeTakeFirstOrThrow(),
  ])
  if (before?.state === 'succeeded') return { state: 'succeeded', reference: before.reference }
  if (before?.state === 'failed')
    return { state: 'failed', reference: null, failure: before.failure ?? planMessages.failed, isHard: false }
  return charge(db, request.server.features.payments, provider, {
    ...{ payment: paymentId, cents: offer.cents, method, customer: null },
    ...{ isOffSession: false, keepsCard: false },
    description: `${offer.label} at ${site.name}`,
    email: payer.email,
    returnUrl: '/employer/plan',
  })
}
