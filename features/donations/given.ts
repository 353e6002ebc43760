import { formatted } from './dates.ts'
import { type Gift, goesTo } from './gift.ts'
import { pageOfMonthly } from './links.ts'

/** A gift as its donor sees it behind its link. */
export function givenPage(
  gift: Gift,
  site: { name: string; timeZone: string },
  { secret, url }: { secret: string; url: string },
) {
  const { state, paymentState, failure, totalCents, amountCents, tipCents, feeCents } = gift
  return {
    ...{ url, totalCents, amountCents, tipCents, feeCents },
    state: state === 'pending' && paymentState === 'action' ? ('action' as const) : state,
    failure: state === 'failed' ? failure : null,
    refundedCents: gift.refundedCents,
    to: goesTo(gift, site.name),
    team: gift.teamSlug,
    fundraiser: gift.fundraiserId,
    siteName: site.name,
    receiptNumber: gift.receiptNumber,
    on: formatted(gift.succeededAt ?? gift.createdAt, site.timeZone),
    email: gift.donor?.email ?? null,
    card: gift.last4 ? { brand: gift.cardBrand, last4: gift.last4 } : null,
    frequency: gift.frequency as 'one-time' | 'monthly',
    monthly: gift.monthlyId ? pageOfMonthly(secret, gift.monthlyId) : null,
  }
}

export type GivenPage = ReturnType<typeof givenPage>
