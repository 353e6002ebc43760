import { expect, test } from 'vitest'
import { ndcg } from './ndcg.ts'

test('ten relevant ones first is perfect, none is nothing', () => {
  expect(ndcg(Array(10).fill(true), 200)).toBe(1)
  expect(ndcg(Array(10).fill(false), 200)).toBe(0)
  expect(ndcg([], 3)).toBe(0)
})
test('all there are is perfect, later places count less', () => {
  expect(ndcg([true, true, false], 2)).toBe(1)
  expect(ndcg([false, true], 1)).toBeCloseTo(0.6309)
  expect(ndcg([true], 0)).toBe(0)
})
