import { expect, test } from 'vitest'
import { nested } from './nested.ts'

test('fields of a form become one thing, in any order, beside those that stand alone', () => {
  const fields = { 'a.1.b': 'two', a: '', name: 'Harbor', 'a.0.b': 'one', 'c.d': 'x', 'c.e.0': 'y' }
  expect(nested(fields)).toEqual({
    a: [{ b: 'one' }, { b: 'two' }],
    name: 'Harbor',
    c: { d: 'x', e: ['y'] },
  })
})

test('an emptied list stays one, and what is one thing already stays as it is', () => {
  expect(nested({ a: '' })).toEqual({ a: '' })
  const whole = { a: [{ b: 'one' }], 'not a name': 1 }
  expect(nested(whole)).toEqual(whole)
  for (const none of [null, undefined, 'text', 7, ['a']]) expect(nested(none)).toEqual(none)
})

test('no name reaches what every object has', () => {
  const body = { 'constructor.prototype.isAdmin': 'true', '__proto__.isAdmin': 'true', 'a.9999.b': 'x' }
  expect((nested(body) as { constructor: unknown }).constructor).toEqual({ prototype: { isAdmin: 'true' } })
  expect(({} as { isAdmin?: string }).isAdmin).toBeUndefined()
})
