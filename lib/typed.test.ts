import { expect, test } from 'vitest'
import { typedIn } from './typed.ts'

test('what is shown again is what people type, and never what is secret', () => {
  const secrets = {
    ...{ password: 'harbor lantern', password_confirm: 'harbor lantern', current: 'old lantern' },
    ...{ token: 'x', csrf: 'x', code: '123456', captcha: 'x', formTicket: 'x' },
  }
  const typed = { name: 'Grace', message: '港'.repeat(5_000), zipCode: '10001', hideTitle: true, goal: 500 }
  const odd = { file: { name: 'a.pdf' }, rows: [{ name: 'x' }] }
  const shown = { tags: ['a', 'b'], emptied: '', mailed: ['false', 'true'] }
  expect(typedIn({ ...typed, ...secrets, ...odd, ...shown })).toEqual({
    ...typed,
    ...{ hideTitle: 'true', goal: '500', tags: ['a', 'b'], emptied: '', mailed: 'true' },
  })
  expect(typedIn(null)).toEqual({})
  expect(typedIn({ name: 'Eve', novel: 'x'.repeat(100_000) })).toEqual({ name: 'Eve' })
})
