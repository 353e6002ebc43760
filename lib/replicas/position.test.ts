import { expect, test } from 'vitest'
import { inWords, positionHistory, positionOf } from './position.ts'

test('positions are read and written as PostgreSQL writes them', () => {
  expect(positionOf('16/B374D848')).toBe(0x16b374d848n)
  expect(inWords(0x16b374d848n)).toBe('16/B374D848')
  for (const wrong of ['', '16', '16/', '/0', 'unknown', '16/B374D848; drop', '123456789/0'])
    expect(positionOf(wrong)).toBeNull()
})

test('a replica is as late as the first position that it has not reached', () => {
  const history = positionHistory(60_000)
  expect(history.lagOf(100n, 0)).toBe(Number.POSITIVE_INFINITY)
  history.note(100n, 1_000)
  // What it missed before we looked may be hours.
  expect(history.lagOf(99n, 1_000)).toBe(Number.POSITIVE_INFINITY)
  expect(history.lagOf(100n, 9_000)).toBe(0)
  history.note(100n, 2_000)
  history.note(200n, 3_000)
  history.note(300n, 4_000)
  expect(history.lagOf(150n, 4_500)).toBe(1_500)
  expect(history.lagOf(200n, 4_500)).toBe(500)
  expect(history.lagOf(300n, 4_500)).toBe(0)
})

test('what is older than is kept, is late, and never in time', () => {
  const history = positionHistory(1_000)
  for (let at = 1; at <= 10; at++) history.note(BigInt(at), at * 1_000)
  expect(history.lagOf(2n, 10_000)).toBeGreaterThan(1_000)
  expect(history.lagOf(10n, 10_000)).toBe(0)
})

test('another history begins again', () => {
  const history = positionHistory(60_000)
  history.note(500n, 1_000)
  history.note(40n, 2_000)
  expect(history.lagOf(39n, 2_000)).toBe(Number.POSITIVE_INFINITY)
  expect(history.lagOf(40n, 2_000)).toBe(0)
})
