import type { Outcome } from '#features/payments/index.ts'
import { asDollars, totalsOf } from '#schema/money.ts'
import { donationMessages } from '#spec/messages.ts'
import { pageOfGift } from './links.ts'
import { givingMessages } from './messages.ts'
import type { GiftAnswer } from './requests.ts'
import type { DonationForm, Given } from './schema.ts'

/** What the donor reads. */
export function answerOf(
  { secret }: { secret: string },
  id: string,
  form: DonationForm,
  outcome: Outcome,
): GiftAnswer {
  if (outcome.state === 'failed')
    return { status: 422, body: {}, errors: { card: outcome.failure, form: givingMessages.notCharged } }
  const donation = givenOf(id, form, outcome, pageOfGift(secret, id))
  if (outcome.state === 'succeeded')
    return { status: 201, body: { message: donationMessages.thanks, donation } }
  if (outcome.state === 'pending')
    return { status: 202, body: { message: givingMessages.stillChecking, donation } }
  const { url, clientSecret } = outcome
  return {
    status: 202,
    body: { message: givingMessages.confirmWithBank, donation, action: { url, clientSecret } },
  }
}

function givenOf(id: string, form: DonationForm, { state }: Outcome, url: string): Given {
  const { amount, tip, fee, total } = totalsOf({ ...form, coversCosts: form.coverCosts })
  return {
    ...{ id, state, frequency: form.frequency, url },
    ...{ amount: asDollars(amount), amountCents: amount, tip: asDollars(tip), tipCents: tip },
    ...{ fee: asDollars(fee), feeCents: fee, total: asDollars(total), totalCents: total },
  }
}
