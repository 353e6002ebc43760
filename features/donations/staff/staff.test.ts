import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { cards, sendGift, takesGifts } from '../gift.fixture.ts'

let app: TestApp
let site: string
let owner: { id: string; session: string }
let stranger: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
  owner = await app.signIn({ isThemeOwner: true, themeId: site })
  stranger = await app.signIn({
    isThemeOwner: true,
    themeId: await app.addSite('Elsewhere', ['elsewhere.example']),
  })
})
afterAll(() => app.close())

const list = async (query = '', who = owner) =>
  (await app.get(`/admin/gifts${query}`, { as: 'json', session: who.session })).json()
const give = async (body: object = {}) =>
  (await sendGift(app, { email: `${newId()}@example.org`, ...body })).json().donation

test('staff see their gifts with sums and names, also anonymous ones; other sites’ staff see none', async () => {
  await give({ anonymous: true, firstName: 'Secret' })
  await give({ demoCard: cards.declined })
  const { gifts, totals } = await list()
  expect(gifts).toHaveLength(2)
  expect(totals).toEqual({ gifts: 1, raisedCents: 2_500, tipsCents: 375, feesCents: 146 })
  expect((await list('?q=secret')).gifts).toMatchObject([{ name: 'Secret Okafor', isAnonymous: true }])
  expect((await list('?state=failed')).gifts).toHaveLength(1)
  expect((await list('', stranger)).gifts).toEqual([])
})

test('half of a gift is refunded, with a reason in the audit trail and never by strangers', async () => {
  const { id } = await give()
  const back = (amount: unknown, who = owner) =>
    app.send('POST', `/admin/gifts/${id}/refund`, {
      body: { amount, reason: 'Asked by mail' },
      session: who.session,
    })
  expect((await back('15.10', stranger)).statusCode).toBe(404)
  expect((await back('0')).statusCode).toBe(422)
  expect((await back('99')).json().errors.amount).toContain('At most $30.21')
  expect((await back('15.10')).statusCode).toBe(200)
  const page = (await app.get(`/admin/gifts/${id}`, { as: 'json', session: owner.session })).json()
  expect(page.gift).toMatchObject({ refundedCents: 1_510, leftCents: 1_511 })
  const entry = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'detail'])
    .where('subject_id', '=', id)
    .executeTakeFirst()
  expect(entry).toMatchObject({ action: 'gift.refund', detail: { amount: '15.10', reason: 'Asked by mail' } })
})

test('the file for accountants adds up and runs no formulas', async () => {
  await give({ firstName: '=HYPERLINK("x")', amount: 10, tip: 0, coverCosts: false })
  const { body, headers } = await app.get('/admin/gifts.csv', { session: owner.session })
  expect(headers['content-type']).toContain('text/csv')
  expect(body).toContain("'=HYPERLINK")
  const { totals } = await list()
  const [head = '', ...rows] = body.trim().split('\r\n')
  const at = head.replace('\ufeff', '').split(',').indexOf('Raised')
  const sum = rows.reduce(
    (all, row) => all + Math.round(Number(row.split(',').at(at - head.split(',').length)) * 100),
    0,
  )
  expect(sum).toBe(totals.raisedCents)
})
