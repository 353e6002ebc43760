import { expect, test } from 'vitest'
import type { Message } from '../schema.ts'
import { mostShown, type Shown, withChanges, withNewer, withOlder } from './history.ts'

const some = (from: number, to: number, change?: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, at) => ({ seq: from + at, change: change ?? from + at }) as Message,
  )
const ends = ({ messages, hasOlder, hasNewer }: Shown) => [
  ...[messages[0]!.seq, messages.at(-1)!.seq, messages.length],
  ...[hasOlder, hasNewer],
]
const last = { messages: some(951, 1_000), hasOlder: true, hasNewer: false }

test('reading back keeps a bounded number on the screen, and reading on brings back what was taken off', () => {
  let shown: Shown = last
  for (let first = 951; first > 1; first -= 50)
    shown = withOlder(shown, { messages: some(first - 50, first - 1), hasOlder: first > 51, hasNewer: true })
  expect(ends(shown)).toEqual([1, mostShown, mostShown, false, true])
  for (let next = mostShown + 1; next <= 1_000; next += 50)
    shown = withNewer(shown, { messages: some(next, next + 49), hasOlder: true, hasNewer: next < 951 })
  expect(ends(shown)).toEqual([1_001 - mostShown, 1_000, mostShown, true, false])
})

test('what arrives is shown at the end, and not where newer messages are missing', () => {
  expect(ends(withChanges(last, some(1_001, 1_001)))).toEqual([951, 1_001, 51, true, false])
  const middle = { messages: some(1, 200), hasOlder: false, hasNewer: true }
  expect(ends(withChanges(middle, some(1_001, 1_001)))).toEqual([1, 200, 200, false, true])
})

test('a change of an older message is not put before the first on the screen; of two versions the later stays', () => {
  expect(ends(withChanges(last, some(3, 3, 2_000)))).toEqual([951, 1_000, 50, true, false])
  const edited = withChanges(last, some(960, 960, 2_000))
  expect(edited.messages.find(({ seq }) => seq === 960)!.change).toBe(2_000)
  const stale = withChanges(edited, some(960, 960, 960))
  expect(stale.messages.find(({ seq }) => seq === 960)!.change).toBe(2_000)
})
