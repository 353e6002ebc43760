import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFundraiser, sendGift, takesGifts } from '#features/donations/gift.fixture.ts'
import { mailStatements } from '#features/donations/own/statement-mails.ts'
import { addTicket } from '#features/tickets/ticket.fixture.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readSettings } from '../../config.ts'

let app: TestApp
let site: string
let denise: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
  denise = await app.signIn({ email: 'denise.okafor@example.org', firstName: 'Denise', lastName: 'Okafor' })
})
afterAll(() => app.close())

const mine = async (query = '', who = denise) =>
  (await app.get(`/my-giving${query}`, { as: 'json', session: who.session })).json()
const year = new Date().getFullYear()

test('gifts made signed in, or with the same address, come together; those of others do not', async () => {
  const fundraiser = await addFundraiser(app.db, site)
  await sendGift(app, { fundraiser }, { session: denise.session })
  await sendGift(app, { email: 'Denise.Okafor@example.org', frequency: 'monthly', amount: 10, tip: 0 })
  await sendGift(app, { email: `${newId()}@example.org`, amount: 500, tip: 0 })
  const { gifts, years, monthly, totalDocs } = await mine()
  expect(totalDocs).toBe(2)
  expect(gifts[1]).toMatchObject({
    fundraiser: 'Ruck for the Next Mission',
    totalCents: 3_021,
    state: 'succeeded',
  })
  expect(years).toMatchObject([{ year, totalCents: 3_021 + 1_071 }])
  expect(monthly).toMatchObject([{ amountCents: 1_000, status: 'active' }])
  expect((await mine(`?year=${year - 1}`)).gifts).toEqual([])
  expect((await app.get('/my-giving', { session: denise.session })).body).toContain('Gifts and receipts')
  expect((await app.get('/my-giving')).statusCode).toBeGreaterThanOrEqual(300)
})

test('the statement of a year is behind its signed link alone, and is mailed once', async () => {
  const { years } = await mine()
  const pdf = await app.get(years[0].statementUrl)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await app.get(years[0].statementUrl.replace('statements/', 'statements/x'))).statusCode).toBe(404)
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/none' })
  for (const _ of [1, 2]) await mailStatements(app.application.db, settings, year)
  const mails = await app.db.selectFrom('mails').select('recipient').where('kind', '=', 'statement').execute()
  expect(mails.filter(({ recipient }) => recipient === 'denise.okafor@example.org')).toHaveLength(1)
})

test('tickets and team pages are there, too; with nothing, it says so', async () => {
  const nobody = await app.signIn()
  expect((await app.get('/my-giving', { session: nobody.session })).body).toContain(
    'There are no donations yet.',
  )
  await addTicket(app.db, site, await addFundraiser(app.db, site, { name: 'The run' }), nobody.id)
  const { tickets } = await mine('', nobody)
  expect(tickets).toMatchObject([
    { number: 1, fundraiser: { name: 'The run' }, qr: expect.stringMatching(/^MT1\./) },
  ])
})
