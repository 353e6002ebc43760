import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { inScope } from '#lib/site-scope.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'
import { checkLedger } from '../check-ledger.ts'
import { addFundraiser, addTeam, sendGift, takesGifts } from '../gift.fixture.ts'

let app: TestApp
let site: string
let elsewhere: string
let owner: { id: string; session: string }
let admin: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
  elsewhere = await app.addSite('Elsewhere', ['elsewhere.example'])
  owner = await app.signIn({ isThemeOwner: true, themeId: site })
  admin = await app.signIn({ type: 'Admin' })
})
afterAll(async () => {
  expect(await inScope(app.db, 'everywhere', checkLedger)).toEqual([])
  await app.close()
})

const wendell = {
  state: 'received',
  amount: '250',
  paidBy: 'Check',
  number: '2207',
  firstName: 'Wendell',
  lastName: 'Pruitt',
  email: 'w.pruitt@example.org',
}
const record = (body: object = {}, who = owner) =>
  app.send('POST', '/admin/gifts', { body: { ...wendell, ...body }, session: who.session })
const read = async (url: string, who = owner) =>
  (await app.get(url, { as: 'json', session: who.session })).json()

test('a check counts at once and sends its receipt; a promise counts when it has come, once', async () => {
  const fundraiser = await addFundraiser(app.db, site)
  const teamPage = await addTeam(app.db, site, fundraiser)
  const received = await record({ fundraiser, teamPage })
  expect(received.statusCode, received.body).toBe(201)
  const raised = async () => (await read(`/fundraisers/${fundraiser}`)).fundraiser.totalRaised
  await expect.poll(raised).toBe(250)
  expect(await runTasks(app, 'donations.receipts')).toBe(1)
  const { id } = (await record({ state: 'pledged', amount: '100', fundraiser })).json().donation
  expect((await read(`/admin/gifts/${id}`)).gift).toMatchObject({ state: 'pledged', paidBy: 'Check 2207' })
  expect(await raised()).toBe(250)
  const receive = () => app.send('POST', `/admin/gifts/${id}/receive`, { session: owner.session })
  const both = await Promise.all([receive(), receive()])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await runTasks(app, 'donations.receipts')
  await expect.poll(raised).toBe(350)
  const { gifts, totals, charts } = await read('/admin/gifts?channel=offline')
  expect(gifts).toHaveLength(2)
  const sum = (all: { cents: number }[]) => all.reduce((sofar, { cents }) => sofar + cents, 0)
  expect([sum(charts.channels), sum(charts.days)]).toEqual([totals.raisedCents, totals.raisedCents])
})

test('what is wrong is refused, and other sites are not reached', async () => {
  expect((await record({ amount: '-5' })).json().errors).toHaveProperty('amount')
  expect((await record({ amount: '1.234' })).json().errors).toHaveProperty('amount')
  const theirs = await addFundraiser(app.db, elsewhere)
  expect((await record({ fundraiser: theirs })).statusCode).toBe(422)
  const stranger = await app.signIn({ isThemeOwner: true, themeId: elsewhere })
  expect((await record({}, stranger)).statusCode).toBe(403)
})

test('receipts say what the site says', async () => {
  const body = {
    legalName: 'True Bearing Fund, Inc.',
    taxNumber: '12-3456789',
    taxWords: 'No goods were given.',
  }
  await app.send('PUT', '/admin/gifts/settings', { body, session: owner.session })
  expect((await read('/admin/gifts/settings')).settings).toEqual(body)
})

test('a matching fund is added, doubles, and ends with what it has doubled', async () => {
  const fundraiser = await addFundraiser(app.db, site)
  const add = (values: object) =>
    app.send('POST', '/admin/gifts/matching', {
      body: { fundraiser, sponsor: 'Keystone Energy', amount: '40', ...values },
      session: owner.session,
    })
  expect((await add({ amount: '0' })).json().errors).toHaveProperty('amount')
  expect((await add({ fundraiser: await addFundraiser(app.db, elsewhere) })).statusCode).toBe(422)
  const { id } = (await add({})).json().fund
  await sendGift(app, { fundraiser, email: `${newId()}@example.org` })
  expect((await read('/admin/gifts/matching')).funds[0]).toMatchObject({ cents: 4_000, usedCents: 2_500 })
  await app.send('DELETE', `/admin/gifts/matching/${id}`, { session: owner.session })
  await sendGift(app, { fundraiser, email: `${newId()}@example.org` })
  expect((await read('/admin/gifts/matching')).funds[0]).toMatchObject({ cents: 2_500, usedCents: 2_500 })
})

test('the report compares both sides, for administrators alone', async () => {
  await app.db
    .updateTable('demo_charges')
    .set({ created_at: new Date(Date.now() - 7_200_000) })
    .execute()
  await app.db
    .updateTable('payments')
    .set({ created_at: new Date(Date.now() - 7_200_000) })
    .execute()
  const report = await read('/admin/gifts/reconciliation', admin)
  expect(report).toMatchObject({ provider: 'demo', differences: [] })
  expect(report.theirCents).toBe(report.ourCents)
  const { gift, tip, fee, gross, refund, net, paid } = report.gifts
  expect([gross, net, paid]).toEqual([gift + tip + fee, gross - refund, report.ourCents])
  const unpaid = (cents: number) =>
    app.db.updateTable('payments').set({ refunded_cents: cents }).where('state', '=', 'succeeded').execute()
  await unpaid(100)
  const wrong = (await app.get('/admin/gifts/reconciliation.csv', { session: admin.session })).body
  expect(wrong).toMatch(/Refunds differ/)
  expect(wrong).toMatch(/The ledger has another sum/)
  await unpaid(0)
  expect(report.compared).toBeGreaterThan(0)
  expect((await app.get('/admin/gifts/reconciliation', { session: owner.session })).statusCode).toBe(403)
})
