import { describe, expect, it, test } from 'vitest'
import { figure } from './figure.ts'
import { relativeDate } from './relative-date.ts'
import { wageText } from './wage.ts'

describe('a wage in words', () => {
  it.each([
    [{ min: 24, max: 31.5, unit: 'hour' }, '$24 to $31.50 an hour'],
    [{ min: 85_000, max: 110_000, unit: 'year' }, '$85,000 to $110,000 a year'],
    [{ min: 52_000, max: null, unit: 'year' }, 'From $52,000 a year'],
    [{ min: 0, max: 900, unit: 'week' }, 'Up to $900 a week'],
    [{ min: 20, max: 20, unit: 'hour' }, '$20 an hour'],
    [{ min: null, max: null, unit: 'year' }, null],
    [{ min: 100, max: null, unit: null }, 'From $100'],
    [{ min: 1234.5, max: 1_234_567.25, unit: 'year' }, '$1,234.50 to $1,234,567.25 a year'],
    [{ min: 2400, max: null, unit: 'month', currency: 'EUR' }, 'From €2,400 a month'],
  ] as const)('%j is %s', (wage, words) => expect(wageText(wage)).toBe(words))
})

describe('a date in words', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  it.each([
    ['2026-11-21T23:00:00Z', 'Today'],
    ['2026-11-20T23:59:00Z', 'Yesterday'],
    ['2026-11-16T12:00:00Z', '5 days ago'],
    ['2026-10-31T12:00:00Z', '3 weeks ago'],
    ['2026-03-03T12:00:00Z', 'Mar 3, 2026'],
    ['2026-11-22T01:00:00Z', 'Tomorrow'],
    ['2026-12-01T01:00:00Z', 'In 10 days'],
  ])('%s is %s', (date, words) => expect(relativeDate(new Date(date), now)).toBe(words))
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-12_000, '-12,000'],
  [1234.5, '1,234.5'],
])('the figure %d is %s', (count, words) => expect(figure(count)).toBe(words))
