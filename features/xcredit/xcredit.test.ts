// Outside learning: an account is made once, by the person alone; then there is a way to the site.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { providerOf } from './provider/chosen.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const create = (session: string, body: Record<string, unknown> = { agree: 'on' }) =>
  app.send('POST', '/user/miniorange/create', { session, body })
const page = async (session: string, query = '') =>
  (await app.get(`/xcredit${query}`, { as: 'json', session })).json()

test('who has no account gets the form; who agrees gets an account, once, and the thank-you', async () => {
  const { session, id } = await app.signIn({ firstName: 'Grace', email: 'grace@example.org' })
  expect(await page(session, '?thanks=true')).toMatchObject({
    ...{ xcreditId: null, href: null, email: 'grace@example.org', thanks: false },
  })
  expect((await app.get('/xcredit', { session })).body).toContain('action="/user/miniorange/create')
  const refused = await create(session, {})
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { agree: 'Please agree that your name and email are sent.' },
  ])
  const [first, second] = await Promise.all([create(session), create(session)])
  const { xcreditId } = first.json()
  expect(first.json()).toMatchObject({ ok: true, next: '/xcredit/classroom' })
  expect(second.json().xcreditId).toBe(xcreditId)
  expect(await app.db.selectFrom('outside_accounts').select(['user_id', 'xcredit_id']).execute()).toEqual([
    { user_id: id, xcredit_id: xcreditId },
  ])
  expect(await page(session, '?thanks=true')).toMatchObject({
    xcreditId,
    href: '/xcredit/classroom',
    thanks: true,
  })
  const { body } = await app.get('/xcredit?thanks=true', { session })
  expect(body).toContain('Thank you')
  expect(body).not.toContain('action="/user/miniorange/create')
})

test('an account is a person’s own: others have none, and no visitor makes one', async () => {
  const grace = await app.signIn()
  const other = await app.signIn()
  const { xcreditId } = (await create(grace.session)).json()
  expect((await app.get('/xcredit/classroom', { session: grace.session })).body).toContain(xcreditId)
  expect((await app.get('/xcredit/classroom', { session: other.session })).statusCode).toBe(404)
  expect((await page(other.session)).xcreditId).toBeNull()
  expect((await create((await app.signIn()).session)).json().xcreditId).not.toBe(xcreditId)
  expect((await app.send('POST', '/user/miniorange/create', { body: { agree: 'on' } })).statusCode).toBe(401)
})

test('where nothing is connected there is no provider', () => {
  expect(providerOf({ xcredit: null })).toBeNull()
})
