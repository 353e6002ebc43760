import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settledNumber, withoutLeadingZeros } from './number.ts'

describe('leading zeros', () => {
  it.each([
    ['007', '7'],
    ['0', '0'],
    ['000', '0'],
    ['0.5', '0.5'],
    ['00.5', '0.5'],
    ['-012', '-12'],
    ['', ''],
    ['100', '100'],
  ])('%s becomes %s', (typed, kept) => expect(withoutLeadingZeros(typed)).toBe(kept))

  it('never change the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.nat(5), (n, zeros) => {
        expect(Number(withoutLeadingZeros('0'.repeat(zeros) + n))).toBe(n)
      }),
    )
  })
})

describe('a settled number', () => {
  it('lies within its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        const value = Number(settledNumber(String(n), { min: 1, max: 100 }))
        expect(value).toBeGreaterThanOrEqual(1)
        expect(value).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('may be missing, and words are left for the message', () => {
    expect(settledNumber('', { min: 1 })).toBe('')
    expect(settledNumber('twelve', { min: 1, max: 9 })).toBe('twelve')
  })

  it('keeps cents as typed', () => expect(settledNumber('019.50', { min: 0 })).toBe('19.50'))
})
