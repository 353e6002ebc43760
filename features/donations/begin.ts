import { newPayment } from '#features/payments/index.ts'
import { type Db, runPrepared } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { enteringScope } from '#lib/site-scope.ts'
import type { Cents, Totals } from '#schema/money.ts'
import { answerOf } from './answer.ts'
import { type KnownRequest, knownRequest } from './requests.ts'
import type { DonationForm } from './schema.ts'
import type { Target } from './target.ts'

export type NewGift = {
  target: Target
  form: DonationForm
  customer: string | null
  email: string
  totals: Totals
  donor: Record<string, string>
}

type Place = {
  db: Db
  provider: { name: string }
  site: { id: string }
  donor: { id: string } | null
  key: string | null
  secret: string
}

/** `fresh`: nobody has asked for its money yet. */
export type Begun = KnownRequest & { fresh?: { cents: Cents; customer: string | null } }

/**
 * Writes the gift, its payment and the key of its request in one statement, before the provider is asked, with the answer for
 * the case that it arrives. Of two requests with one key, the second waits for the first and gets what it wrote.
 */
export async function beginGift(place: Place, gift: NewGift, hash: string): Promise<Begun> {
  const { db, site } = place
  const key = place.key!
  const [donationId, paymentId] = [newId(), newId()]
  const { customer } = gift
  const cents = gift.totals.total
  const payment = { id: paymentId, themeId: site.id, kind: 'donation', cents, customer }
  const answer = answerOf(place, donationId, gift.form, { state: 'succeeded', reference: null })
  const request = { theme_id: site.id, key, body_hash: hash, donation_id: donationId }
  try {
    const query = db
      .with('payment', (one) => newPayment(one, { ...payment, provider: place.provider.name }))
      .with('gift', (one) => one.insertInto('donations').values(rowOf(place, gift, donationId, paymentId)))
      .insertInto('donation_requests')
      .values({ ...request, answer: JSON.stringify(answer) })
    await runPrepared(db, query)
  } catch (error) {
    // The key of the first: nothing of the second was written.
    const first = isTaken(error) && (await knownRequest(db, site.id, key, hash))
    if (!first) throw error
    return first
  }
  return { donationId, paymentId, answer: null, fresh: { cents, customer } }
}

const isTaken = (error: unknown) =>
  (error as { constraint?: string } | null)?.constraint === 'donation_requests_pkey'

function rowOf(
  { site, donor }: Place,
  { form, target, totals, ...gift }: NewGift,
  id: string,
  paymentId: string,
) {
  return {
    ...{ id, theme_id: enteringScope(site.id), payment_id: paymentId, channel: 'online', state: 'pending' },
    fundraiser_id: target.fundraiser?.id ?? null,
    team_page_id: target.team?.id ?? null,
    member_id: target.team ? form.member : null,
    user_id: donor?.id ?? null,
    identifier: form.identifier,
    frequency: form.frequency,
    covers_costs: form.coverCosts,
    amount_cents: totals.amount,
    tip_cents: totals.tip,
    fee_cents: totals.fee,
    anonymous: form.anonymous,
    message: form.message,
    donor: JSON.stringify(gift.donor),
  }
}
