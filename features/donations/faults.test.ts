// Answers and events that come late, early, twice or in the wrong order (design: money, Once, whatever happens).
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { applyEvent } from '#features/payments/events.ts'
import type { Provider, Report } from '#features/payments/provider.ts'
import { demoProvider } from '#features/payments/providers/demo/provider.ts'
import { apiVersion, patienceMs, stripeProvider } from '#features/payments/providers/stripe/provider.ts'
import { sweepPayments } from '#features/payments/sweep.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { stripeStandIn } from '#test/stripe.ts'
import { checkLedger } from './check-ledger.ts'
import { denise, sendGift, takesGifts } from './gift.fixture.ts'
import { type Giving, give } from './give.ts'
import { donationKind } from './kind.ts'
import { DonationForm } from './schema.ts'

let app: TestApp
let site: string
let stripe: Awaited<ReturnType<typeof stripeStandIn>>
const kinds = { donation: donationKind }
beforeAll(async () => {
  app = await testApp()
  site = await takesGifts(app)
  stripe = await stripeStandIn(apiVersion)
})
afterEach(async () => expect(await checkLedger(app.db)).toEqual([]))
afterAll(async () => {
  await stripe.close()
  await app.close()
})

const db = () => app.application.db
const honest = () => demoProvider(db(), 'signing secret')
const giveThrough = async (provider: Provider, form: object = {}) => {
  const { body, status } = await give(
    {
      ...{ db: db(), kinds, provider, secret: 'x'.repeat(32), key: newId(), donor: null },
      ...{ check: async () => {} },
      site: { id: site, name: 'Harbor', timeZone: 'America/New_York', origin: 'http://localhost' },
    } satisfies Giving,
    DonationForm.parse({ ...denise, email: `${newId()}@example.org`, ...form }),
  )
  return { status, ...(body.donation as { id: string; state: string }) }
}
const giftOf = (id: string) =>
  app.db.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const receiptsOf = async (id: string) =>
  (await app.pool.query('select from receipts_due where donation_id = $1', [id])).rowCount
const tell = (report: Report, event: string = newId()) =>
  applyEvent(db(), kinds, 'demo', { id: event, type: report.type, report })
/** As if it had been begun so long ago. */
const age = (id: string, minutes: number) => {
  const at = new Date(Date.now() - minutes * 60_000)
  return app.db.updateTable('payments').set({ asked_at: at, created_at: at }).where('id', '=', id).execute()
}

test('a provider that takes longer than our patience, such as 30 seconds: said so, then found, charged once', async () => {
  expect(patienceMs).toBeLessThan(30_000)
  const account = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
  const hurried = stripeProvider({ ...account, url: stripe.url }, 300)
  stripe.misbehavior = 'slow'
  const given = await giveThrough(hurried, { demoCard: '', stripeToken: 'pm_1' })
  expect(given).toMatchObject({ status: 202, state: 'pending' })
  stripe.misbehavior = null
  const { payment_id } = await giftOf(given.id)
  await age(payment_id!, 2)
  expect(await sweepPayments(db(), kinds, hurried)).toBe(1)
  expect(await giftOf(given.id)).toMatchObject({ state: 'succeeded' })
  expect([stripe.intents.length, await receiptsOf(given.id)]).toEqual([1, 1])
})

test('while many gifts wait for a slow provider, the site answers and others give', async () => {
  const { promise: answer, resolve: goOn } = Promise.withResolvers<void>()
  let waiting = 0
  const slow: Provider = {
    ...honest(),
    async charge(request) {
      waiting++
      await answer
      return honest().charge(request)
    },
  }
  const slowly = Array.from({ length: 30 }, () => giveThrough(slow))
  while (waiting < 30) await setTimeout(5)
  expect((await app.get('/donations/new')).statusCode).toBe(200)
  expect((await sendGift(app, { email: `${newId()}@example.org` })).statusCode).toBe(201)
  goOn()
  const states = (await Promise.all(slowly)).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['succeeded']))
})

test('the event of a charge comes before its answer: one gift, one receipt, and the donor is thanked', async () => {
  const early: Provider = {
    ...honest(),
    async charge(request) {
      const outcome = await honest().charge(request)
      await tell({ type: 'outcome', payment: request.payment, outcome })
      return outcome
    },
  }
  const given = await giveThrough(early)
  expect(given).toMatchObject({ status: 201, state: 'succeeded' })
  expect(await receiptsOf(given.id)).toBe(1)
})

test('events in reversed order change nothing that is settled', async () => {
  const { id } = await giveThrough(honest())
  const { payment_id: payment } = await giftOf(id)
  const known = { reference: null }
  const events: Report[] = [
    { type: 'dispute', payment: payment!, dispute: 'lost', cents: null },
    { type: 'dispute', payment: payment!, dispute: 'open', cents: null },
    { type: 'outcome', payment: payment!, outcome: { ...known, state: 'succeeded' } },
    {
      ...{ type: 'outcome', payment: payment! },
      outcome: { ...known, state: 'failed', failure: 'The first try was declined.', isHard: false },
    },
    {
      ...{ type: 'outcome', payment: payment! },
      outcome: { ...known, state: 'action', url: null, clientSecret: null },
    },
  ]
  for (const event of events) await tell(event)
  expect((await giftOf(id)).state).toBe('succeeded')
  const paid = app.db
    .selectFrom('payments')
    .select(['state', 'dispute', 'failure'])
    .where('id', '=', payment!)
  expect(await paid.executeTakeFirst()).toEqual({ state: 'succeeded', dispute: 'lost', failure: null })
  expect(await receiptsOf(id)).toBe(1)
})

test('an event comes three days late, ten times at once: the gift that was given up has arrived, once', async () => {
  const lost: Provider = {
    ...honest(),
    charge: async (request) => {
      await honest().charge(request)
      return { state: 'pending', reference: null }
    },
  }
  const { id } = await giveThrough(lost)
  const { payment_id: payment } = await giftOf(id)
  await age(payment!, 3 * 24 * 60)
  const knowsNothing = { ...honest(), find: async () => null }
  expect(await sweepPayments(db(), kinds, knowsNothing)).toBe(1)
  expect((await giftOf(id)).state).toBe('failed')
  const outcome = { state: 'succeeded', reference: null } as const
  const late = { type: 'outcome', payment: payment!, outcome } as const
  await Promise.all(Array.from({ length: 10 }, (_, at) => tell(late, at % 2 ? 'evt_late' : `evt_${at}`)))
  expect((await giftOf(id)).state).toBe('succeeded')
  expect(await receiptsOf(id)).toBe(1)
})
