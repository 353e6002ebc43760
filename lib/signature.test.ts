import { expect, test } from 'vitest'
import { sign, unsign } from './signature.ts'

const secret = 'a secret of the test'.repeat(2)
const signed = sign(secret, 'flash', 'Saved successfully!')

test('a signed text is read back, dots in it too', () => {
  expect(unsign(secret, 'flash', signed)).toBe('Saved successfully!')
  expect(unsign(secret, 'flash', sign(secret, 'flash', 'a.b.c'))).toBe('a.b.c')
})

test.each([
  ['another text', signed.replace('Saved', 'Saves')],
  ['another signature', `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`],
  ['a shorter signature', signed.slice(0, -1)],
  ['a longer signature', `${signed}A`],
  ['no signature', 'Saved successfully!'],
  ['an empty signature', 'Saved successfully!.'],
  ['no text', signed.slice(signed.lastIndexOf('.'))],
  ['letters outside ASCII', `${signed.slice(0, -1)}é`],
  ['nothing', ''],
  ['nothing at all', undefined],
])('%s is refused', (_what, forged) => expect(unsign(secret, 'flash', forged)).toBeNull())

test('a signature is good for one purpose and one secret', () => {
  expect(unsign(secret, 'csrf:visitor', signed)).toBeNull()
  expect(unsign(`${secret}!`, 'flash', signed)).toBeNull()
})
