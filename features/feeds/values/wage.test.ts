import { expect, it } from 'vitest'
import { readWage, wageOf } from './wage.ts'

it.each([
  ['$25 - $30 an hour', 25, 30, 'hour', 'USD'],
  ['$24.50 - $31.00 per hour', 24.5, 31, 'hour', 'USD'],
  ['$62,400 - $81,000 per year', 62_400, 81_000, 'year', 'USD'],
  ['$50K per year', 50_000, null, 'year', 'USD'],
  ['$80-95k', 80_000, 95_000, 'year', 'USD'],
  ['Up to $40/hr', null, 40, 'hour', 'USD'],
  ['$4,200 monthly', 4200, null, 'month', 'USD'],
  ['45k€', 45_000, null, 'year', 'EUR'],
  ['18 - 22 k€ brut annuel', 18_000, 22_000, 'year', 'EUR'],
  ['A partir de 21 k€ brut annuel', 21_000, null, 'year', 'EUR'],
  ['26 000 € - 30 000 € par an', 26_000, 30_000, 'year', 'EUR'],
  ['De 27 800€ à 29 300€ brut annuel minimum.', 27_800, 29_300, 'year', 'EUR'],
  ['À partir de 11,88 € par heure', 11.88, null, 'hour', 'EUR'],
  ['1 940 €', 1940, null, 'month', 'EUR'],
  ['£30000 - 33000', 30_000, 33_000, 'year', 'GBP'],
  ['USD 120,000.00/annum plus 401(k)', 120_000, null, 'year', 'USD'],
  ['15.00', 15, null, 'hour', null],
])('reads %s', (text, min, max, unit, currency) => {
  expect(readWage(text)).toEqual({ min, max, unit, currency })
})

it.each(['A négocier', 'Competitive', 'DOE', '0', '', '401k'])('finds no amount in %s', (text) => {
  expect(readWage(text)).toBeNull()
})

it('puts a wage together from separate fields', () => {
  expect(wageOf('97738.0', '138868.0', 'Per Year', undefined)).toEqual({
    min: 97_738,
    max: 138_868,
    unit: 'year',
    currency: null,
  })
  expect(wageOf('33000.000', '37000.000', '', 'EUR')).toEqual({
    min: 33_000,
    max: 37_000,
    unit: 'year',
    currency: 'EUR',
  })
  expect(wageOf('31.50', '22', 'per-hour-wage', 'usd')).toEqual({
    min: 22,
    max: 31.5,
    unit: 'hour',
    currency: 'USD',
  })
  expect(wageOf('0', '', 'Annual', '')).toBeNull()
})

it('does not believe 11.88 a year', () => {
  expect(wageOf('11.88', undefined, 'annum', 'EUR')?.unit).toBe('hour')
})

it('reads a text the same after amounts of parts were read', () => {
  wageOf('41500', '53000', 'year', 'USD')
  expect(readWage('$20.50 - $25.00 each hour')).toMatchObject({ min: 20.5, max: 25 })
})
