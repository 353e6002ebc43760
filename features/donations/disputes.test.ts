// A donor's bank takes a charge back: what the provider's signed events do to payment, ledger, monthly plan and staff.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#lib/ids.ts'
import { signatureHeader } from '#lib/signed-events.ts'
import { inScope } from '#lib/site-scope.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'
import { readSettings } from '../../config.ts'
import { checkLedger } from './check-ledger.ts'
import { addFundraiser, cards, sendGift, takesGifts } from './gift.fixture.ts'

let app: TestApp
let site: string
let owner: { id: string; session: string }
const { payments } = readSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/none' })
const secret = payments.provider === 'demo' ? payments.signingSecret : ''
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
  owner = await app.signIn({ isThemeOwner: true, themeId: site })
})
afterAll(async () => {
  expect(await inScope(app.db, 'everywhere', checkLedger)).toEqual([])
  await app.close()
})

const give = async (body: object = {}, ask: object = {}) =>
  (await sendGift(app, { email: `${newId()}@example.org`, ...body }, ask)).json().donation as { id: string }

/** What the provider sends about a gift's charge. */
async function tell(gift: string, event: object, id = newId()) {
  const charge = await app.db
    .selectFrom('demo_charges as c')
    .innerJoin('donations as d', (join) =>
      join.onRef('c.key', '=', (row) => row.cast('d.payment_id', 'text')),
    )
    .select(['c.id', 'c.status', 'c.failure', 'c.last4', 'c.customer', 'c.cents', 'c.metadata'])
    .where('d.id', '=', gift)
    .executeTakeFirstOrThrow()
  const payload = JSON.stringify({ id: `evt_${id}`, charge: charge.id, object: charge, ...event })
  const { statusCode } = await app.app.inject({
    ...{ method: 'POST', url: '/payments/events/demo', payload },
    headers: {
      ...{ host: 'localhost', 'content-type': 'application/json' },
      'demo-signature': signatureHeader(payload, secret),
    },
  })
  expect(statusCode).toBe(204)
}
const disputed = (gift: string, dispute: string, id?: string) => tell(gift, { type: 'dispute', dispute }, id)

const linesOf = async (gift: string) =>
  (
    await app.db
      .selectFrom('ledger_entries')
      .select(['part', 'dispute', 'cents'])
      .where('donation_id', '=', gift)
      .orderBy('id')
      .execute()
  ).map(({ part, dispute, cents }) => `${dispute ?? 'paid'} ${part} ${cents}`)
const paid = ['paid gift 2500', 'paid tip 375', 'paid fee 146']
const taken = ['taken gift -2500', 'taken tip -375', 'taken fee -146']
const returned = ['returned gift 2500', 'returned tip 375', 'returned fee 146']

const noticesOf = async (person: string) =>
  (
    await app.db
      .selectFrom('notices')
      .select(['who', 'what', 'href'])
      .where('user_id', '=', person)
      .where('kind', '=', 'dispute')
      .orderBy('created_at')
      .execute()
  ).map(({ who, what, href }) => `${who} ${what} → ${href}`)

const page = async (gift: string) =>
  (await app.get(`/admin/gifts/${gift}`, { as: 'json', session: owner.session })).json().gift
const raisedBy = async (fundraiser: string) =>
  (await app.get(`/fundraisers/${fundraiser}`, { as: 'json' })).json().fundraiser.totalRaisedCents

test('the bank takes a gift back, and it is won: ledger, sum raised, page and staff follow', async () => {
  const fundraiser = await addFundraiser(app.db, site)
  const { id } = await give({ fundraiser, demoCard: cards.disputed })
  expect(await raisedBy(fundraiser)).toBe(2_500)
  await runTasks(app, 'payments.demoEvent')
  expect(await linesOf(id)).toEqual([...paid, ...taken])
  // Pages that were cached before are rendered again.
  await vi.waitFor(async () => expect(await raisedBy(fundraiser)).toBe(0))
  expect(await page(id)).toMatchObject({ dispute: 'open', disputedCents: 3_021, leftCents: 0 })
  const html = (await app.get(`/admin/gifts/${id}`, { session: owner.session })).body
  expect(html).toContain('The donor disputes this charge with their bank')
  expect(html).toContain('The bank has taken back $30.21.')
  expect(await noticesOf(owner.id)).toEqual([
    `Denise Okafor disputes a charge of $30.21. Their bank has taken it back until it decides → /admin/gifts/${id}`,
  ])
  const refund = await app.send('POST', `/admin/gifts/${id}/refund`, {
    body: { amount: '1.00' },
    session: owner.session,
  })
  expect(refund.statusCode).toBe(422)

  await disputed(id, 'won')
  expect(await linesOf(id)).toEqual([...paid, ...taken, ...returned])
  await vi.waitFor(async () => expect(await raisedBy(fundraiser)).toBe(2_500))
  expect(await page(id)).toMatchObject({
    dispute: 'won',
    disputedCents: 0,
    leftCents: 3_021,
    refundedCents: 0,
  })
  expect(await noticesOf(owner.id)).toEqual([
    `Denise Okafor disputed a charge of $30.21: the bank decided for you, and the money is back → /admin/gifts/${id}`,
  ])
})

test('a dispute that is lost stays lost, whatever comes late, doubled or reversed', async () => {
  const { id } = await give()
  const event = newId()
  await Promise.all(Array.from({ length: 10 }, () => disputed(id, 'lost', event)))
  await Promise.all([disputed(id, 'open'), disputed(id, 'lost'), disputed(id, 'open')])
  expect(await linesOf(id)).toEqual([...paid, ...taken])
  expect(await page(id)).toMatchObject({ dispute: 'lost', disputedCents: 3_021, state: 'succeeded' })
  expect(await noticesOf(owner.id)).toContain(
    `Denise Okafor disputed a charge of $30.21: the bank decided for the donor → /admin/gifts/${id}`,
  )
})

test('after half was refunded the bank takes the other half, and the file for accountants adds up', async () => {
  const email = `${newId()}@example.org`
  const { id } = await give({ email })
  const half = { body: { amount: '15.10' }, session: owner.session }
  expect((await app.send('POST', `/admin/gifts/${id}/refund`, half)).statusCode).toBe(200)
  await disputed(id, 'open')
  expect(await page(id)).toMatchObject({ disputedCents: 1_511, refundedCents: 3_021, leftCents: 0 })
  const asked = { as: 'json', session: owner.session } as const
  const { totals, gifts } = (await app.get(`/admin/gifts?q=${email}&state=disputed`, asked)).json()
  expect(totals).toMatchObject({ gross: 3_021, refund: 1_510, disputed: 1_511, net: 0, raisedCents: 0 })
  expect(gifts).toMatchObject([{ id, dispute: 'open' }])
  const { body } = await app.get(`/admin/gifts.csv?q=${email}`, { session: owner.session })
  expect(body).toContain(',30.21,15.1,15.11,0')
  await disputed(id, 'won')
  expect(await page(id)).toMatchObject({ disputedCents: 0, refundedCents: 1_510, leftCents: 1_511 })
})

test('a monthly gift waits for its donor once a charge is disputed', async () => {
  const { id } = await give({ frequency: 'monthly' })
  await disputed(id, 'open')
  const plan = await app.db
    .selectFrom('monthly_gifts as m')
    .innerJoin('donations as d', 'd.monthly_gift_id', 'm.id')
    .select(['m.status', 'm.failure'])
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow()
  expect(plan).toMatchObject({ status: 'paused', failure: expect.stringContaining('disputed') })
})

test('staff of other sites hear nothing', async () => {
  const elsewhere = await app.addSite('Elsewhere', ['elsewhere.example'])
  const stranger = await app.signIn({ isThemeOwner: true, themeId: elsewhere })
  const { id } = await give()
  await disputed(id, 'open')
  expect(await noticesOf(stranger.id)).toEqual([])
})
