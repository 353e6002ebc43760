import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { inScope } from '#lib/site-scope.ts'
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
  const parts = { gift: 2_500, tip: 375, fee: 146 }
  expect(totals).toEqual({
    gifts: 1,
    raisedCents: 2_500,
    ...parts,
    gross: 3_021,
    refund: 0,
    disputed: 0,
    net: 3_021,
  })
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

test('the receipt is sent again, once for two clicks, and only by those who answer for the gift', async () => {
  const email = `${newId()}@example.org`
  const { id } = await give({ email })
  const again = (who = owner, of = id) =>
    app.send('POST', `/admin/gifts/${of}/receipt`, { session: who.session })
  expect((await again(stranger)).statusCode).toBe(404)
  const [one, two] = await Promise.all([again(), again()])
  expect([one.statusCode, two.statusCode, one.json().message]).toEqual([
    ...[200, 200],
    `The receipt is on its way to ${email}.`,
  ])
  const mails = await inScope(app.db, 'everywhere', (trx) =>
    trx
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .where('key', 'like', 'receipt again%')
      .execute(),
  )
  expect(mails).toMatchObject([{ subject: expect.stringContaining('Your receipt for $30.21') }])
  const notPaid = (await list('?state=failed')).gifts[0].id
  expect((await again(owner, notPaid)).statusCode).toBe(409)
})

test('the file for accountants adds up by row and by column to the ledger, and runs no formulas', async () => {
  await give({ firstName: '=HYPERLINK("x")', amount: 10, tip: 0, coverCosts: false })
  const { body, headers } = await app.get('/admin/gifts.csv', { session: owner.session })
  expect(headers['content-type']).toContain('text/csv')
  expect(body).toContain("'=HYPERLINK")
  const rows = moneyOf(body)
  for (const { gift, tip, fee, gross, refund, disputed, net } of rows)
    expect([gross, net]).toEqual([gift! + tip! + fee!, gross! - refund! - disputed!])
  expect(rows.some(({ gross }) => gross === 0)).toBe(true)
  const { gift, tip, fee, gross, refund, disputed, net } = (await list()).totals
  expect(sumOf(rows)).toEqual({ gift, tip, fee, gross, refund, disputed, net })
  const { cents } = await inScope(app.db, [site], (trx) =>
    trx
      .selectFrom('ledger_entries')
      .innerJoin('donations as d', 'd.id', 'donation_id')
      .select(sql<number>`sum(cents)`.as('cents'))
      .where('d.theme_id', '=', site)
      .executeTakeFirstOrThrow(),
  )
  expect([net, refund]).toEqual([cents, 1_510])
})

test('no file stops at a number of rows', async () => {
  const pledges = 1_250
  await inScope(app.db, [site], (trx) =>
    sql`insert into donations (theme_id, channel, state, frequency, amount_cents, tip_cents, fee_cents, donor)
      select ${site}, 'offline', 'pledged', 'one-time', 100, 0, 0,
        jsonb_build_object('firstName', 'Pledge', 'lastName', n::text, 'email', '') from generate_series(1, ${pledges}) n`.execute(
      trx,
    ),
  )
  const { body } = await app.get('/admin/gifts.csv?state=pledged', { session: owner.session })
  const named = body.match(/Pledge \d+/g) ?? []
  expect([named.length, new Set(named).size]).toEqual([pledges, pledges])
})

test('an owner’s file has the gifts of their own site alone', async () => {
  await give({ firstName: 'Hollis' })
  const file = async (who: typeof owner) => (await app.get('/admin/gifts.csv', { session: who.session })).body
  expect(await file(owner)).toContain('Hollis')
  expect((await file(stranger)).trim().split('\r\n')).toHaveLength(1)
})

const moneyColumns = ['gift', 'tip', 'fee', 'gross', 'refund', 'disputed', 'net'] as const
type Money = Partial<Record<(typeof moneyColumns)[number], number>>

/** The last columns of each row, in cents. */
const moneyOf = (csv: string): Money[] =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',').slice(-moneyColumns.length))
    .map((cells) =>
      Object.fromEntries(cells.map((cell, at) => [moneyColumns[at], Math.round(Number(cell) * 100)])),
    )

const sumOf = (rows: Money[]): Money =>
  Object.fromEntries(moneyColumns.map((column) => [column, rows.reduce((sum, row) => sum + row[column]!, 0)]))
