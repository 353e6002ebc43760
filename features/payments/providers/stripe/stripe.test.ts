import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendGift, takesGifts } from '#features/donations/gift.fixture.ts'
import { checkLedger } from '#features/donations/index.ts'
import { pageOfMonthly } from '#features/donations/links.ts'
import { newId } from '#lib/ids.ts'
import { signatureHeader } from '#lib/signed-events.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { stripeStandIn } from '#test/stripe.ts'
import { readSettings } from '../../../../config.ts'
import { apiVersion } from './provider.ts'

let stripe: Awaited<ReturnType<typeof stripeStandIn>>
let app: TestApp
const webhook = 'whsec_test'
beforeAll(async () => {
  stripe = await stripeStandIn(apiVersion)
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: webhook,
  }
  app = await testApp({ PAYMENTS: 'stripe', STRIPE_URL: stripe.url, ...keys })
  await takesGifts(app)
})
afterEach(() => {
  stripe.misbehavior = null
  expect(stripe.refused).toEqual([])
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

const give = (body: object = {}) =>
  sendGift(app, {
    demoCard: '',
    stripeToken: 'ctoken_1abc',
    email: `${newId()}@example.org`,
    key: newId(),
    ...body,
  })
const stateOf = async (id: string) =>
  (await app.db.selectFrom('donations').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

test.each(['ctoken_1abc', 'pm_1abc', 'tok_visa'])(
  '%s is charged with what Stripe takes',
  async (stripeToken) => {
    const answer = await give({ stripeToken })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(stripe.intents.at(-1)).toMatchObject({ amount: 3_021 })
  },
)

test('a monthly gift keeps card and customer for its next charges', async () => {
  const { donation } = (await give({ frequency: 'monthly' })).json()
  const plan = await app.db
    .selectFrom('monthly_gifts as m')
    .innerJoin('donations as d', 'd.monthly_gift_id', 'm.id')
    .select(['m.customer', 'm.method'])
    .where('d.id', '=', donation.id)
    .executeTakeFirstOrThrow()
  expect(plan).toMatchObject({ method: 'pm_kept', customer: expect.stringMatching(/^cus_/) })
})

test('a card that is kept pays again; another’s does not, and a monthly gift gets another card', async () => {
  const denise = await app.signIn()
  const as = { session: denise.session }
  const email = `${newId()}@example.org`
  const saved = { demoCard: '', stripeToken: '', selectedCard: '4242', key: newId(), email }
  expect((await sendGift(app, saved, as)).json().errors.card).toBe('Please verify your card information.')
  await sendGift(app, { demoCard: '', stripeToken: 'pm_kept', keepCard: true, key: newId(), email }, as)
  const { cards } = (await app.get('/donations/saved-cards', { as: 'json', ...as })).json()
  expect(cards).toEqual([{ id: 'pm_kept', brand: 'visa', last4: '4242' }])
  const { donation } = (await sendGift(app, { ...saved, key: newId(), frequency: 'monthly' }, as)).json()
  expect(stripe.intents.at(-1)).toMatchObject({ payment_method: 'pm_kept', customer: expect.any(String) })
  const { monthly_gift_id: id } = await app.db
    .selectFrom('donations')
    .select('monthly_gift_id')
    .where('id', '=', donation.id)
    .executeTakeFirstOrThrow()
  const { secret } = readSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/none' })
  const changed = await app.send('POST', `${pageOfMonthly(secret, id!)}/card`, {
    body: { stripeToken: 'ctoken_2' },
  })
  expect(changed.statusCode, changed.body).toBe(200)
  const plan = app.db.selectFrom('monthly_gifts').select(['method', 'card_last4']).where('id', '=', id!)
  expect(await plan.executeTakeFirst()).toEqual({ method: 'pm_saved', card_last4: '4444' })
})

test('a refund goes through Stripe, and the books agree', async () => {
  const { donation } = (await give()).json()
  const admin = await app.signIn({ type: 'Admin' })
  const refunded = await app.send('POST', `/admin/gifts/${donation.id}/refund`, {
    body: { amount: '10.00' },
    session: admin.session,
  })
  expect(refunded.statusCode, refunded.body).toBe(200)
  const report = await app.get('/admin/gifts/reconciliation', { as: 'json', session: admin.session })
  expect(report.statusCode).toBe(200)
})

test('a declined card is said, and counts as a clear no', async () => {
  stripe.misbehavior = 'declined'
  const answer = await give()
  expect(answer.json().errors.card).toBe('Your card was declined.')
})

test('the bank’s question goes back to the browser', async () => {
  stripe.misbehavior = 'asks the bank'
  const answer = await give()
  expect(answer.json()).toMatchObject({
    action: { clientSecret: 'pi_secret' },
    donation: { state: 'action' },
  })
})

test.each(['silent', 'nonsense', '500 after success', '429'] as const)(
  '%s: pending; the same gift again is charged once',
  async (how) => {
    stripe.misbehavior = how
    const gift = { key: newId(), email: `${newId()}@example.org` }
    const before = stripe.intents.length
    const first = await give(gift)
    expect([first.statusCode, first.json().donation.state]).toEqual([202, 'pending'])
    stripe.misbehavior = null
    const second = await give(gift)
    expect(second.statusCode, second.body).toBe(201)
    expect(stripe.intents.length - before).toBe(1)
    expect(await stateOf(second.json().donation.id)).toBe('succeeded')
  },
)

test('a signed event settles what had no answer; unsigned, old and foreign ones do nothing', async () => {
  stripe.misbehavior = '500 after success'
  const { donation } = (await give()).json()
  const intent = stripe.intents.at(-1)
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: intent },
  })
  const post = (signature: string) =>
    app.app.inject({
      ...{ method: 'POST', url: '/payments/events/stripe', payload: body },
      headers: { host: 'localhost', 'content-type': 'application/json', 'stripe-signature': signature },
    })
  expect((await post('t=1,v1=00')).statusCode).toBe(400)
  expect((await post(signatureHeader(body, webhook, Date.now() - 3_600_000))).statusCode).toBe(400)
  expect(await stateOf(donation.id)).toBe('pending')
  expect((await post(signatureHeader(body, webhook))).statusCode).toBe(204)
  expect((await post(signatureHeader(body, webhook))).statusCode).toBe(204)
  expect(await stateOf(donation.id)).toBe('succeeded')
})

test('a dispute: the bank asks, takes the money, and decides for us', async () => {
  const { donation } = (await give()).json()
  const intent = String(stripe.intents.at(-1)!.id)
  const tell = async (id: string, type: string, status: string) => {
    const object = { object: 'dispute', id: 'dp_1', amount: 3_021, status, payment_intent: intent }
    const payload = JSON.stringify({ id, object: 'event', type: `charge.dispute.${type}`, data: { object } })
    const { statusCode } = await app.app.inject({
      ...{ method: 'POST', url: '/payments/events/stripe', payload },
      headers: {
        ...{ host: 'localhost', 'content-type': 'application/json' },
        'stripe-signature': signatureHeader(payload, webhook),
      },
    })
    expect(statusCode).toBe(204)
    return app.db
      .selectFrom('payments as p')
      .innerJoin('donations as d', 'd.payment_id', 'p.id')
      .select(['p.dispute', 'p.disputed_cents as cents'])
      .where('d.id', '=', donation.id)
      .executeTakeFirst()
  }
  expect(await tell('evt_d1', 'created', 'warning_needs_response')).toEqual({ dispute: 'open', cents: 0 })
  expect(await tell('evt_d2', 'funds_withdrawn', 'needs_response')).toEqual({ dispute: 'open', cents: 3_021 })
  expect(await tell('evt_d3', 'closed', 'won')).toEqual({ dispute: 'won', cents: 0 })
  expect(await checkLedger(app.db)).toEqual([])
})

test('the page may load Stripe’s script and frames, and no other page’s policy names the secret key', async () => {
  const page = await app.get('/donations/new')
  expect(page.headers['content-security-policy']).toContain('https://js.stripe.com')
  expect(page.body).toContain('pk_test_1')
  expect(page.body).not.toContain('sk_test_1')
})
