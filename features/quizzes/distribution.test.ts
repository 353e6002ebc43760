import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distributionOf } from './distribution.ts'
import { QuizQuestion } from './schema.ts'

const spread = (type: string, texts: string[], right: string[] = []) =>
  distributionOf(QuizQuestion.parse({ id: 'q', title: 'A question', type, right }), texts).map(
    ({ label, value, isRight }) => `${label}: ${value}${isRight ? ' (right)' : ''}`,
  )

test('a few different answers have a bar each, in order; equal amounts are one', () => {
  expect(spread('Number', ['12', '4', '12', '004'], ['4'])).toEqual(['4: 2 (right)', '12: 2'])
  expect(spread('Currency', ['52000.50', '48000', '48000.00'])).toEqual(['$48,000: 2', '$52,000.50: 1'])
  expect(spread('Date', ['2027-05-01', '2026-12-31'])).toEqual(['Dec 31, 2026: 1', 'May 1, 2027: 1'])
})

test('many different answers are put into ranges', () => {
  const years = Array.from({ length: 30 }, (_, at) => String(at + 1))
  expect(spread('Number', years)).toEqual([
    ...['0 to 4: 4', '5 to 9: 5', '10 to 14: 5', '15 to 19: 5', '20 to 24: 5', '25 to 29: 5', '30 to 34: 1'],
  ])
  const pay = Array.from({ length: 9 }, (_, at) => String(40_000 + at * 5_000))
  expect(spread('Currency', pay)[0]).toBe('$40,000 to under $45,000: 1')
  const days = Array.from({ length: 9 }, (_, at) => `2026-0${1 + (at % 3)}-${10 + at}`)
  expect(spread('Date', days)).toEqual(['January 2026: 3', 'February 2026: 3', 'March 2026: 3'])
  const long = Array.from(
    { length: 20 },
    (_, at) => `${2000 + (at % 2)}-${String(1 + (at % 10)).padStart(2, '0')}-0${1 + (at % 9)}`,
  )
  expect(spread('Date', long)).toHaveLength(10)
  expect(spread('Date', [...long, ...long.map((text) => text.replace('2000', '1990'))])).toEqual([
    '1990: 10',
    '2000: 10',
    '2001: 20',
  ])
})

test('what is written in words has none, nor has what nobody answered', () => {
  expect([spread('Text', ['12']), spread('Long text', ['12']), spread('Number', [])]).toEqual([[], [], []])
})

test('every answer is in exactly one bar', () => {
  const amount = fc.integer({ min: 0, max: 999_999_999 })
  fc.assert(
    fc.property(fc.constantFrom('Number', 'Currency'), fc.array(amount, { minLength: 1 }), (type, given) => {
      const texts = given.map((cents) => (type === 'Number' ? String(cents) : (cents / 100).toFixed(2)))
      const bars = distributionOf(QuizQuestion.parse({ id: 'q', title: 'A question', type }), texts)
      expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(texts.length)
      expect(bars.length).toBeLessThan(20)
      expect(new Set(bars.map(({ label }) => label)).size).toBe(bars.length)
    }),
  )
})
