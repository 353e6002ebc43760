import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let maria: { id: string; session: string }
let admin: string
beforeAll(async () => {
  app = await testApp()
  maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
  admin = (await app.signIn({ type: 'Admin' })).session
})
afterAll(() => app.close())

const names = { firstName: 'Maria', lastName: 'Ortiz' }
const kept = async () =>
  (await app.db.selectFrom('users').select('phone').where('id', '=', maria.id).executeTakeFirstOrThrow())
    .phone

describe('a phone number has one rule, wherever it is written', () => {
  const forms: [string, () => [string, string]][] = [
    ['in the account', () => ['/account', maria.session]],
    ['in the profile', () => [`/profile/${maria.id}/edit/about`, maria.session]],
    ['by the staff', () => [`/admin/users/${maria.id}/edit`, admin]],
  ]
  it.each(forms)('%s', async (_, of) => {
    const [url, session] = of()
    const save = (phone?: string) => app.send('POST', url, { session, body: { ...names, phone } })
    expect((await save(' (757) 555-0142 ext. 3 ')).statusCode).toBe(200)
    expect(await kept()).toBe('(757) 555-0142 ext. 3')
    for (const phone of ['555-0142', 'call me', '7'.repeat(50), '757-555-0142\0'])
      expect((await save(phone)).json().errors, phone).toEqual({
        phone: 'Please enter a phone number with its area code, such as 757-555-0142.',
      })
    expect((await save()).statusCode).toBe(200)
    expect(await kept()).toBe('(757) 555-0142 ext. 3')
    expect((await save('')).statusCode).toBe(200)
    expect(await kept()).toBeNull()
  })
})
