import { gifts } from '#spec/limits.ts'

/** Money is whole cents, everywhere: browser, server, mail and PDF compute with this module alone (design: money). */
export type Cents = number

/** What a gift costs its donor. */
export type Totals = { amount: Cents; tip: Cents; fee: Cents; total: Cents }

/** Document 1, section 9: 15% of the amount, half a cent up. */
export const proposedTip = (amount: Cents, percent: number = gifts.tipPercent): Cents =>
  Math.floor((amount * percent + 50) / 100)

/** Document 1, section 5: the tip cannot exceed the amount. */
export const cappedTip = (tip: Cents, amount: Cents): Cents => Math.min(tip, amount)

/**
 * What the card company takes, by the estimate of document 1, section 9: (1.01 × base + 0.30) / 0.971 − base, rounded to the
 * cent. In whole numbers: (78 × base + 60971) / 1942, rounded down.
 */
export const feeEstimate = (base: Cents): Cents => (base === 0 ? 0 : Math.floor((78 * base + 60_971) / 1_942))

export function totalsOf({
  amount,
  tip,
  coversCosts,
}: {
  amount: Cents
  tip: Cents
  coversCosts: boolean
}): Totals {
  const fee = coversCosts ? feeEstimate(amount + tip) : 0
  return { amount, tip, fee, total: amount + tip + fee }
}

/** Document 1, section 5: amounts are digits, read as cents: '7500' is $75.00. Other characters are skipped. */
export const centsTyped = (typed: string): Cents => Number(typed.replace(/\D/g, '').slice(-9))

/** What a field of `centsTyped` shows: '75.00', empty for nothing. */
export const typedAs = (cents: Cents): string => (cents === 0 ? '' : inDollars(cents))

/** Dollars with at most two decimals, as programs send them; null for anything else. */
export function centsOf(dollars: unknown): Cents | null {
  const [, whole, decimals = ''] =
    /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(typeof dollars === 'number' ? String(dollars) : textOf(dollars)) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

const textOf = (given: unknown) => (typeof given === 'string' ? given.trim() : '')

/** The number that answers carry beside the cents. */
export const asDollars = (cents: Cents): number => cents / 100

/** '1234.50', for fields and files. */
export const inDollars = (cents: Cents): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** '$1,234.50'. */
export const money = (cents: Cents): string => inDollars(cents).replace(/\d+/, grouped).replace(/^-?/, '$&$$')

/** '$1,234', or with its cents where there are any. */
export const shortMoney = (cents: Cents): string => money(cents).replace(/\.00$/, '')

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** How much of a goal is there, in whole percent, also beyond 100; 0 without a goal. */
export const percentOf = (raised: Cents, goal: Cents): number =>
  goal > 0 ? Math.floor((Math.max(raised, 0) * 100) / goal) : 0

/**
 * How a refund splits over what was paid, so that several partial refunds end at exactly the whole.
 * @param refunded everything refunded so far, this refund included
 */
export function refundedParts({ amount, tip, fee, total }: Totals, refunded: Cents) {
  const gift = Math.round((amount * refunded) / total)
  const ofTip = Math.min(tip, Math.round((tip * refunded) / total), refunded - gift)
  const ofFee = Math.min(fee, refunded - gift - ofTip)
  return { amount: refunded - ofTip - ofFee, tip: ofTip, fee: ofFee }
}
