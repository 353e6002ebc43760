import { expect, test } from 'vitest'
import { batched, inPiecesOrAlone } from './batched.ts'

/** A look-up whose answers come when they are let go. */
function opened() {
  const asked: string[][] = []
  const letGo: ((error?: Error) => void)[] = []
  const read = (keys: string[]) => {
    asked.push(keys)
    return new Promise<Map<string, string>>((found, failed) =>
      letGo.push((error) =>
        error
          ? failed(error)
          : found(new Map(keys.flatMap((key) => (key === 'none' ? [] : [[key, key.toUpperCase()]])))),
      ),
    )
  }
  return { asked, letGo, look: batched(read, 2) }
}

test('a few are looked up at once, and those that come meanwhile together', async () => {
  const { asked, letGo, look } = opened()
  const found = ['a', 'b', 'c', 'c', 'none'].map((key) => look(key))
  expect(asked).toEqual([['a'], ['b']])
  letGo[1]!()
  expect(await found[1]).toBe('B')
  expect(asked[2]).toEqual(['c', 'none'])
  letGo[0]!()
  letGo[2]!()
  expect(await Promise.all(found)).toEqual(['A', 'B', 'C', 'C', null])
})

test('one that fails fails for those it was for, and the next are looked up', async () => {
  const { asked, letGo, look } = opened()
  const found = ['a', 'b', 'c', 'd'].map((key) => look(key).catch((error: Error) => error.message))
  letGo[0]!(new Error('PostgreSQL is away.'))
  expect(await found[0]).toBe('PostgreSQL is away.')
  letGo[1]!()
  letGo[2]!(new Error('Again.'))
  expect(await Promise.all(found)).toEqual(['PostgreSQL is away.', 'B', 'Again.', 'Again.'])
  const after = look('e')
  expect(asked.at(-1)).toEqual(['e'])
  letGo.at(-1)!()
  expect(await after).toBe('E')
})

test('of a piece that fails each is done again alone, and only what is at fault fails', async () => {
  const done: number[][] = []
  const gate = Promise.withResolvers<void>()
  const twice = inPiecesOrAlone(async (all: number[]) => {
    done.push(all)
    await gate.promise
    if (all.includes(13)) throw new Error('13 is refused.')
    return all.map((one) => one * 2)
  }, 1)
  const answers = [1, 2, 13, 3].map((one) => twice(one).catch((error: Error) => error.message))
  gate.resolve()
  expect(await Promise.all(answers)).toEqual([2, 4, '13 is refused.', 6])
  expect(done).toEqual([[1], [2, 13, 3], [2], [13], [3]])
  expect(await twice(4)).toBe(8)
})
