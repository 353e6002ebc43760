import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asDollars,
  cappedTip,
  centsOf,
  centsTyped,
  feeEstimate,
  money,
  percentOf,
  proposedTip,
  refundedParts,
  shortMoney,
  totalsOf,
  typedAs,
} from './money.ts'

describe('the estimate of the card costs', () => {
  test.each([
    [0, 0],
    [575, 54],
    [2_875, 146],
    [5_750, 262],
    [11_500, 493],
    [115, 36],
    [1_000, 71],
    [57_500, 2_340],
    [115_000, 4_650],
  ])('of %i cents is %i', (base, fee) => {
    expect(feeEstimate(base)).toBe(fee)
  })

  /** (1.01 × base + 0.30) / 0.971 − base in exact fractions, half a cent up: a hundredth of a cent has 1000 parts. */
  const inFractions = (base: bigint) => {
    const numerator = 1010n * base + 30_000n - 971n * base
    return (2n * numerator + 971n) / (2n * 971n)
  }

  test('is the formula of document 1, section 9, for every amount up to $30,000', () => {
    for (let base = 1; base <= 3_000_000; base += 7) {
      if (BigInt(feeEstimate(base)) !== inFractions(BigInt(base))) throw new Error(`differs at ${base}`)
    }
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000_000 }),
        (base) => BigInt(feeEstimate(base)) === inFractions(BigInt(base)),
      ),
      { numRuns: 20_000 },
    )
  })
})

test('a tip is 15 percent, half a cent up, and never above the amount', () => {
  expect([500, 2_500, 5_000, 10_000, 10, 1].map((amount) => proposedTip(amount))).toEqual([
    75, 375, 750, 1_500, 2, 0,
  ])
  expect(proposedTip(2_500, 10)).toBe(250)
  expect(cappedTip(700, 500)).toBe(500)
})

test('a gift of $25 with its tip and the costs is $30.21', () => {
  expect(totalsOf({ amount: 2_500, tip: 375, coversCosts: true })).toEqual({
    ...{ amount: 2_500, tip: 375 },
    ...{ fee: 146, total: 3_021 },
  })
  expect(totalsOf({ amount: 2_500, tip: 375, coversCosts: false }).total).toBe(2_875)
  expect(totalsOf({ amount: 0, tip: 0, coversCosts: true }).total).toBe(0)
})

test('digits are cents', () => {
  expect(['7500', '75.00', '5', '', 'a1b2', '$1,000.00'].map(centsTyped)).toEqual([
    7_500, 7_500, 5, 0, 12, 100_000,
  ])
  expect([0, 5, 7_500].map(typedAs)).toEqual(['', '0.05', '75.00'])
})

test('dollars have two decimals at most, and nothing else is an amount', () => {
  expect([25, '25', '25.5', 0.1, 19.99, '1.', 0].map(centsOf)).toEqual([
    2_500, 2_500, 2_550, 10, 1_999, 100, 0,
  ])
  const not = [1.001, '1.001', -1, '-1', 'NaN', Number.NaN, 1e21, '1e3', '', null, {}, [5], true]
  expect(not.map(centsOf)).toEqual(not.map(() => null))
})

test('every amount of cents survives being sent in dollars', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), (cents) => centsOf(asDollars(cents)) === cents),
  )
})

test('money reads as money', () => {
  expect([0, 5, 123_450, 100_000_000, -250].map(money)).toEqual([
    ...['$0.00', '$0.05', '$1,234.50', '$1,000,000.00', '-$2.50'],
  ])
  expect([500, 550].map(shortMoney)).toEqual(['$5', '$5.50'])
  expect([percentOf(824_000, 750_000), percentOf(0, 0), percentOf(-5, 100)]).toEqual([109, 0, 0])
})

test('partial refunds never give back more of a part than was paid, and end at exactly the whole', () => {
  const gift = fc.record({
    amount: fc.integer({ min: 1, max: 1_500_000 }),
    coversCosts: fc.boolean(),
    tipShare: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(gift, fc.integer({ min: 1, max: 100 }), ({ amount, coversCosts, tipShare }, share) => {
      const paid = totalsOf({ amount, tip: Math.floor((amount * tipShare) / 100), coversCosts })
      const refunded = Math.ceil((paid.total * share) / 100)
      const back = refundedParts(paid, refunded)
      expect(back.amount + back.tip + back.fee).toBe(refunded)
      for (const part of ['amount', 'tip', 'fee'] as const) {
        expect(back[part]).toBeGreaterThanOrEqual(0)
        expect(back[part]).toBeLessThanOrEqual(paid[part])
      }
    }),
  )
  const paid = totalsOf({ amount: 2_500, tip: 375, coversCosts: true })
  expect(refundedParts(paid, paid.total)).toEqual({ amount: 2_500, tip: 375, fee: 146 })
})
