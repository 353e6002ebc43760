import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pages } from './pagination-model.ts'

describe('the pages offered', () => {
  it.each([
    [1, 5, [1]],
    [1, 30, [1, 2, 3]],
    [1, 200, [1, 2, 3, 0, 20]],
    [4, 200, [1, 2, 3, 4, 5, 0, 20]],
    [10, 200, [1, 0, 9, 10, 11, 0, 20]],
    [20, 200, [1, 0, 18, 19, 20]],
    [17, 200, [1, 0, 16, 17, 18, 19, 20]],
  ])('on page %i of %i results are %j', (page, total, numbers) => {
    expect(pages(page, total, 10).numbers).toEqual(numbers)
  })

  it('rise, hold the ends and the current page, and are few', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 3000 }), fc.integer({ min: 0, max: 20_000 }), (page, total) => {
        const model = pages(page, total, 10)
        const real = model.numbers.filter(Boolean)
        expect(real).toEqual([...new Set(real)].sort((a, b) => a - b))
        expect(real).toEqual(expect.arrayContaining([1, model.page, model.last]))
        expect(model.numbers.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})

it('says how many there are, and stops counting at 10000', () => {
  expect(pages(2, 245, 10).summary).toBe('11 to 20 of 245 results')
  expect(pages(25, 245, 10).summary).toBe('241 to 245 of 245 results')
  expect(pages(1, 9_999, 10).summary).toBe('1 to 10 of 9,999 results')
  expect(pages(1, 10_000, 10).summary).toBe('1 to 10 of 10000+ results')
  expect(pages(1, 0, 10).summary).toBe('0 results')
})
