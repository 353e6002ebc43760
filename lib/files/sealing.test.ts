import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyRing } from './keys.ts'
import { seal, sealedRange, unseal, unsealRange } from './sealing.ts'
import { chunks, whole } from './store.fixture.ts'

const key = randomBytes(32)
const chunk = 64 * 1024

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 1_000_003])(
  '%i bytes come back as they were',
  async (size) => {
    const bytes = randomBytes(size)
    const sealed = await whole(seal(key, chunks(bytes)))
    expect(sealed.length).toBe(size + 16 * Math.max(1, Math.ceil(size / chunk)))
    expect((await whole(unseal(key, chunks(sealed)))).equals(bytes)).toBe(true)
    const small = Array.from({ length: Math.ceil(sealed.length / 7001) }, (_, at) =>
      sealed.subarray(at * 7001, (at + 1) * 7001),
    )
    expect((await whole(unseal(key, chunks(...small)))).equals(bytes)).toBe(true)
  },
)

test.each([1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_003])(
  'any range of %i bytes is opened alone',
  async (size) => {
    const bytes = randomBytes(size)
    const sealed = await whole(seal(key, chunks(bytes)))
    const edges = [0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, size - 2, size - 1]
    for (const first of edges)
      for (const last of edges) {
        if (first < 0 || first > last || last >= size) continue
        const place = sealedRange({ first, last })
        const part = chunks(sealed.subarray(place.first, place.last + 1))
        const opened = await whole(unsealRange(key, { first, last }, size, part))
        expect(opened.equals(bytes.subarray(first, last + 1))).toBe(true)
      }
  },
)

test('nothing of the content can be seen', async () => {
  const sealed = await whole(seal(key, chunks('Maria Ortiz, DD214'.repeat(1000))))
  expect(sealed.includes('Ortiz')).toBe(false)
})

test('changed, cut off, lengthened, put in another order, or under another key: it does not open', async () => {
  const sealed = await whole(seal(key, chunks(randomBytes(3 * chunk))))
  const piece = chunk + 16
  const flipped = Buffer.from(sealed)
  flipped[70_000]! ^= 1
  const damaged = [
    flipped,
    sealed.subarray(0, -1),
    sealed.subarray(0, 2 * piece),
    Buffer.concat([sealed, sealed.subarray(0, piece)]),
    Buffer.concat([sealed.subarray(piece, 2 * piece), sealed.subarray(0, piece), sealed.subarray(2 * piece)]),
    Buffer.alloc(0),
  ]
  const sentence = /damaged and cannot be opened/
  for (const bytes of damaged) await expect(whole(unseal(key, chunks(bytes)))).rejects.toThrow(sentence)
  await expect(whole(unseal(randomBytes(32), chunks(sealed)))).rejects.toThrow(sentence)
})

test('nothing is given out that was not checked', async () => {
  const bytes = randomBytes(3 * chunk)
  const sealed = await whole(seal(key, chunks(bytes)))
  sealed[sealed.length - 1]! ^= 1
  const given: Buffer[] = []
  const reading = (async () => {
    for await (const part of unseal(key, chunks(sealed))) given.push(part)
  })()
  await expect(reading).rejects.toThrow()
  expect(Buffer.concat(given).equals(bytes.subarray(0, 2 * chunk))).toBe(true)
})

test('keys change: the newest wraps, the older still opens, a lost one says so', () => {
  const fileKey = randomBytes(32)
  const [old, young] = ['an older secret '.repeat(3), 'a newer secret '.repeat(3)]
  const before = keyRing([old]).wrap(fileKey, 'file 1')
  const ring = keyRing([young, old])
  expect(ring.unwrap(before, 'file 1').equals(fileKey)).toBe(true)
  const after = ring.wrap(ring.unwrap(before, 'file 1'), 'file 1')
  expect(after.keyId).toBe(ring.current)
  expect(keyRing([young]).unwrap(after, 'file 1').equals(fileKey)).toBe(true)
  expect(() => keyRing([young]).unwrap(before, 'file 1')).toThrow(/damaged/)
  expect(() => ring.unwrap(after, 'file 2')).toThrow(/damaged/)
})
