import { setTimeout } from 'node:timers/promises'
import {
  cardNamed,
  charge,
  customerOf,
  demoToken,
  type Outcome,
  type Provider,
  paymentState,
  savedCards,
} from '#features/payments/index.ts'
import type { Db } from '#lib/db.ts'
import type { PaymentKinds } from '#lib/payment-kind.ts'
import { Invalid, Problem } from '#lib/problem.ts'
import { shortMoney, totalsOf } from '#schema/money.ts'
import { captchaMessages, donationMessages } from '#spec/messages.ts'
import { answerOf } from './answer.ts'
import { type Begun, beginGift, type NewGift } from './begin.ts'
import { pageOfGift } from './links.ts'
import { givingMessages } from './messages.ts'
import { type GiftAnswer, hashOf, type KnownRequest, knownRequest } from './requests.ts'
import type { DonationForm } from './schema.ts'
import { lookTogether, type Target, targetOf } from './target.ts'

export type Giving = {
  db: Db
  kinds: PaymentKinds
  provider: Provider
  secret: string
  site: { id: string; name: string; timeZone: string; origin: string }
  /** who is signed in, with the address that cannot be changed */
  donor: { id: string; email: string } | null
  /** idempotency: null when nothing identifies this request */
  key: string | null
  /** asked once the request is new: the captcha, and the limit of declined cards */
  check(): Promise<void>
}

/**
 * Takes a gift. The same request again, at once, later, or after a crash anywhere in between, charges nothing more and gets the
 * same answer (design: money, Once, whatever happens).
 */
export async function give(giving: Giving, form: DonationForm): Promise<GiftAnswer> {
  const { returnTo: _, ...gift } = form
  const hash = hashOf({ ...gift, donor: giving.donor?.id ?? null })
  const begun = await beginOnce(giving, form, hash)
  if (begun.answer) return begun.answer
  const outcome = await outcomeOf(giving, form, begun)
  return answerOf(giving, begun.donationId, form, outcome)
}

/**
 * Nearly every gift is new, and writing it finds out whether its key is. So the key is looked up only where something is against
 * the gift: sent again, its captcha is used up, and its fundraiser may have closed since.
 */
async function beginOnce(
  giving: Giving,
  form: DonationForm,
  hash: string,
): Promise<Begun & { method: string }> {
  try {
    const method = await methodOf(giving, form)
    // Before an account is made at the provider that nobody would use.
    const first = keepsCard(form) && (await sentBefore(giving, hash))
    if (first) return { ...first, method }
    return { ...(await beginNew(giving, form, hash)), method }
  } catch (error) {
    const isRefused = error instanceof Invalid || error instanceof Problem
    const first = isRefused && (await sentBefore(giving, hash))
    if (!first) throw error
    return { ...first, method: first.answer ? '' : await methodOf(giving, form) }
  }
}

const sentBefore = ({ db, site, key }: Giving, hash: string) =>
  key ? knownRequest(db, site.id, key, hash) : Promise.resolve(null)

async function beginNew(giving: Giving, form: DonationForm, hash: string): Promise<Begun> {
  const target = await targetOf(giving.db, giving.site, form, lookTogether)
  refuse(form, target)
  if (!giving.key) throw new Invalid({ captcha: captchaMessages.failed })
  const gift = await newGift(giving, form, target)
  try {
    await giving.check()
  } catch (error) {
    // A double click used up the captcha: this is the second, and the first is being written.
    const first = error instanceof Invalid && (await soonSent(giving, hash))
    if (!first) throw error
    return first
  }
  return beginGift(giving, gift, hash)
}

async function soonSent(giving: Giving, hash: string): Promise<KnownRequest | null> {
  for (let looks = 0; looks < 10; looks++) {
    const first = await sentBefore(giving, hash)
    if (first) return first
    await setTimeout(100)
  }
  return null
}

/** What the gift is refused for before anything is asked of anybody. */
function refuse(form: DonationForm, target: Target) {
  if (target.closed) throw new Invalid({ form: target.closed })
  if (form.amount < Math.max(target.minimum, 1))
    throw new Invalid({ amount: donationMessages.minimum(shortMoney(target.minimum)) })
  if (form.tip > 0 && !target.takesTips) throw new Invalid({ tip: givingMessages.noTips })
  if (form.frequency === 'monthly' && !target.takesMonthly)
    throw new Invalid({ frequency: givingMessages.noMonthly })
}

/** The card: a saved one of this donor's own, or a token; with a new card the address is asked for, too. */
async function methodOf({ db, provider, donor }: Giving, form: DonationForm): Promise<string> {
  if (form.selectedCard) {
    const card = cardNamed(await savedCards(db, provider, donor?.id ?? null), form.selectedCard)
    if (!card) throw new Invalid({ card: donationMessages.verifyCard })
    return card.id
  }
  const missing = (['address', 'city', 'state'] as const).filter((field) => !form[field])
  if (missing.length)
    throw new Invalid(Object.fromEntries(missing.map((field) => [field, givingMessages[field]])))
  const isDemo = provider.name === 'demo'
  const token = form.stripeToken || (isDemo && form.demoCard ? demoToken(form.demoCard) : '')
  if (!/^(pm|ctoken|tok)_\w+$/.test(token)) throw new Invalid({ card: donationMessages.verifyCard })
  return token
}

const keepsCard = ({ frequency, keepCard, selectedCard }: DonationForm) =>
  frequency === 'monthly' || keepCard || Boolean(selectedCard)

async function newGift(
  { db, provider, site, donor }: Giving,
  form: DonationForm,
  target: Target,
): Promise<NewGift> {
  const email = donor?.email ?? form.email
  if (!email) throw new Invalid({ email: 'Please enter your email address.' })
  const { firstName, lastName, phone, address, city, state, address_zip: zip } = form
  const customer = keepsCard(form)
    ? await customerOf(db, provider, {
        ...{ userId: donor?.id ?? null, email, name: `${firstName} ${lastName}` },
        key: hashOf({ site: site.id, email, at: Date.now() }).slice(0, 36),
      })
    : null
  return {
    ...{ target, form, customer, email },
    totals: totalsOf({ amount: form.amount, tip: form.tip, coversCosts: form.coverCosts }),
    donor: { firstName, lastName, email, phone, address, city, state, zip },
  }
}

/** Asks for the money, or what became of asking for it before. */
async function outcomeOf(
  { db, kinds, provider, site, secret, donor }: Giving,
  form: DonationForm,
  { donationId, paymentId, fresh, method }: Begun & { method: string },
): Promise<Outcome> {
  const before = fresh ? null : await paymentState(db, paymentId)
  if (before?.state === 'succeeded') return { state: 'succeeded', reference: before.reference }
  if (before?.state === 'failed')
    return {
      state: 'failed',
      reference: null,
      failure: before.failure ?? givingMessages.notCharged,
      isHard: false,
    }
  return charge(db, kinds, provider, {
    payment: paymentId,
    ...(form.frequency === 'one-time' && { kind: 'donation' }),
    cents: (fresh ?? before!).cents,
    method,
    customer: (fresh ?? before!).customer,
    isOffSession: false,
    keepsCard: form.frequency === 'monthly' || form.keepCard,
    description: `Gift to ${site.name}`,
    email: donor?.email ?? form.email,
    returnUrl: pageOfGift(secret, donationId),
  })
}
