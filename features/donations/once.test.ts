// Once, whatever happens (design: money): providers that misbehave, events in any order, two at once.
import { expect, test } from 'vitest'
import { applyEvent } from '#features/payments/events.ts'
import { type Provider, ProviderSilent } from '#features/payments/provider.ts'
import { reconcile } from '#features/payments/reconcile.ts'
import { sweepPayments } from '#features/payments/sweep.ts'
import { newId } from '#lib/ids.ts'
import { signatureHeader } from '#lib/signed-events.ts'
import { inScope } from '#lib/site-scope.ts'
import { runTasks } from '#test/tasks.ts'
import { checkLedger } from './check-ledger.ts'
import { cards, sendGift } from './gift.fixture.ts'
import {
  app,
  db,
  giftOf,
  giveThrough,
  honest,
  idOf,
  kinds,
  later,
  openSite,
  receipts,
  secret,
  silentAfter,
  site,
} from './once.fixture.ts'

openSite()

/** Never gets the request. */
const silentBefore = (): Provider => ({
  ...honest(),
  async charge() {
    throw new ProviderSilent('429')
  },
})

test('a provider that charged and fell silent: pending, then found by the sweeper, one receipt', async () => {
  const answer = await giveThrough(silentAfter())
  expect(answer.status).toBe(202)
  const id = idOf(answer)
  expect((await giftOf(id)).state).toBe('pending')
  expect(await sweepPayments(db(), kinds, honest())).toBe(0)
  await later(2)
  expect(await sweepPayments(db(), kinds, honest())).toBe(1)
  expect((await giftOf(id)).state).toBe('succeeded')
  expect(await receipts(id)).toBe(1)
})

test('the donor tries again with the same key: charged once', async () => {
  const key = newId()
  const first = await giveThrough(silentAfter(), key)
  const second = await giveThrough(honest(), key)
  expect([first.status, second.status]).toEqual([202, 201])
  expect(idOf(second)).toBe(idOf(first))
  const { payment_id } = await giftOf(idOf(second))
  const charges = await app.db
    .selectFrom('demo_charges')
    .select('id')
    .where('key', '=', payment_id!)
    .execute()
  expect(charges).toHaveLength(1)
})

test('a charge that never reached the provider is given up, and counts if it appears after all', async () => {
  const id = idOf(await giveThrough(silentBefore()))
  await later(2)
  await sweepPayments(db(), kinds, honest())
  expect((await giftOf(id)).state).toBe('pending')
  await later(11)
  await sweepPayments(db(), kinds, honest())
  expect((await giftOf(id)).state).toBe('failed')
  const { payment_id } = await giftOf(id)
  const outcome = { state: 'succeeded', reference: 'pi_late' } as const
  const report = { type: 'outcome', payment: payment_id!, outcome } as const
  await applyEvent(db(), kinds, 'demo', { id: 'evt_late', type: 'charge', report })
  expect((await giftOf(id)).state).toBe('succeeded')
  expect(await receipts(id)).toBe(1)
  await app.db
    .insertInto('demo_charges')
    .values({
      id: 'pi_late',
      key: payment_id!,
      cents: 3_021,
      status: 'succeeded',
      last4: '4242',
      metadata: JSON.stringify({ payment: payment_id }),
    })
    .execute()
})

test('an event ten times in parallel, before the answer and after it: one gift, one receipt', async () => {
  const answer = await giveThrough(silentAfter())
  const { id, payment_id } = await giftOf(idOf(answer))
  const { id: reference } = await app.db
    .selectFrom('demo_charges')
    .select('id')
    .where('key', '=', payment_id!)
    .executeTakeFirstOrThrow()
  const body = JSON.stringify({
    ...{ id: 'evt_ten', type: 'charge', charge: reference },
    object: {
      id: reference,
      status: 'succeeded',
      failure: null,
      last4: '4242',
      customer: null,
      cents: 3_021,
      metadata: { payment: payment_id, method: 'pm_demo_4242424242424242' },
    },
  })
  const post = (headers: Record<string, string>) =>
    app.app.inject({
      method: 'POST',
      url: '/payments/events/demo',
      headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
      payload: body,
    })
  expect((await post({})).statusCode).toBe(400)
  expect((await post({ 'demo-signature': signatureHeader(body, 'another secret') })).statusCode).toBe(400)
  expect(
    (await post({ 'demo-signature': signatureHeader(body, secret, Date.now() - 3_600_000) })).statusCode,
  ).toBe(400)
  expect((await giftOf(id)).state).toBe('pending')
  const signed = { 'demo-signature': signatureHeader(body, secret) }
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(signed)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204))
  expect((await giftOf(id)).state).toBe('succeeded')
  expect(await receipts(id)).toBe(1)
  const lines = await app.db
    .selectFrom('ledger_entries')
    .select('part')
    .where('donation_id', '=', id)
    .execute()
  expect(lines).toHaveLength(3)
})

test('the demonstration reports on itself, signed, and changes nothing that is known', async () => {
  await sendGift(app)
  const told = async () => (await app.pool.query('select from payment_events')).rowCount ?? 0
  const before = await told()
  expect(await runTasks(app, 'payments.demoEvents')).toBe(1)
  expect(await told()).toBeGreaterThan(before)
  expect((await app.pool.query('select from demo_events')).rowCount).toBe(0)
  expect(await checkLedger(app.db)).toEqual([])
})

test('the bank asks: the gift waits for the answer', async () => {
  const asked = (await sendGift(app, { demoCard: cards.asks })).json()
  expect(asked.donation.state).toBe('action')
  expect((await app.get(asked.action.url)).body).toContain('Confirm with your bank')
  await app.send('POST', asked.action.url, { body: { answer: 'confirm' } })
  expect((await giftOf(asked.donation.id)).state).toBe('succeeded')
  const refused = (await sendGift(app, { demoCard: cards.asks })).json()
  await app.send('POST', refused.action.url, { body: { answer: 'refuse' } })
  expect((await giftOf(refused.donation.id)).state).toBe('failed')
})

test('the books agree with the provider’s, and a difference shows', async () => {
  await runTasks(app, 'payments.demoEvent')
  const now = new Date(Date.now() + 60_000)
  const from = new Date(0)
  const agreed = await reconcile(db(), honest(), from, now)
  expect(agreed.compared).toBeGreaterThan(5)
  expect(agreed.differences).toEqual([])
  await giveThrough(silentAfter())
  expect((await reconcile(db(), honest(), from, now)).differences).toMatchObject([
    { what: 'Charged at the provider, not here.' },
  ])
  await later(2)
  await sweepPayments(db(), kinds, honest())
})

test('a matching fund doubles gifts exactly as far as it reaches, also under parallel gifts', async () => {
  const { addFundraiser } = await import('./gift.fixture.ts')
  const fundraiser = await addFundraiser(app.db, site)
  await app.db
    .insertInto('matching_funds')
    .values({ theme_id: site, fundraiser_id: fundraiser, sponsor: 'Keystone Energy', cents: 6_000 })
    .execute()
  await Promise.all(Array.from({ length: 4 }, () => giveThrough(honest(), newId(), { fundraiser })))
  const matches = await app.db
    .selectFrom('donations')
    .select('amount_cents')
    .where('fundraiser_id', '=', fundraiser)
    .where('channel', '=', 'match')
    .execute()
  expect(matches.map(({ amount_cents }) => amount_cents).sort()).toEqual([1_000, 2_500, 2_500])
})

test('the application can neither change the ledger nor enter a gift that does not add up', async () => {
  const { donation } = (await sendGift(app)).json()
  const change = db().updateTable('ledger_entries').set({ cents: 1 }).execute()
  await expect(change).rejects.toThrow('permission denied')
  const more = inScope(db(), [site], (trx) =>
    trx.updateTable('donations').set({ amount_cents: 999_999 }).where('id', '=', donation.id).execute(),
  )
  await expect(more).rejects.toThrow('does not add up')
  expect(await db().selectFrom('donations').select('id').execute()).toEqual([])
})
