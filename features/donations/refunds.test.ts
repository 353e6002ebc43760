// Refunds: once each, never more than was given, whatever the provider says and when.
import { expect, test } from 'vitest'
import { applyEvent } from '#features/payments/events.ts'
import { type Provider, ProviderSilent } from '#features/payments/provider.ts'
import { refund } from '#features/payments/refund.ts'
import { sweepRefunds } from '#features/payments/sweep.ts'
import { newId } from '#lib/ids.ts'
import { runTasks } from '#test/tasks.ts'
import { sendGift } from './gift.fixture.ts'
import { app, db, giftOf, giveThrough, honest, idOf, kinds, openSite, silentAfter } from './once.fixture.ts'

openSite()

test('half is refunded, then the rest; never more, even by two at once', async () => {
  const { donation } = (await sendGift(app)).json()
  const gift = await giftOf(donation.id)
  const back = (cents: number) =>
    refund(db(), kinds, honest(), { payment: gift.payment_id!, cents, reason: 'Asked', askedBy: null })
  await back(1_510)
  expect((await giftOf(gift.id)).refunded_cents).toBe(1_250)
  const [one, two] = await Promise.allSettled([back(1_511), back(1_511)])
  expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect((await giftOf(gift.id)).refunded_cents).toBe(2_500)
  const { rows } = await app.pool.query(
    'select sum(cents) as left from ledger_entries where donation_id = $1',
    [gift.id],
  )
  expect(Number(rows[0].left)).toBe(0)
  await runTasks(app, 'payments.demoEvent')
  expect(
    await app.db.selectFrom('refunds').select('id').where('payment_id', '=', gift.payment_id!).execute(),
  ).toHaveLength(2)
})

test('a refund without an answer is sent again under its own key', async () => {
  const { donation } = (await sendGift(app)).json()
  const { payment_id } = await giftOf(donation.id)
  const mute: Provider = {
    ...honest(),
    async refund(request) {
      await honest().refund(request)
      throw new ProviderSilent('timeout')
    },
  }
  const asked = { payment: payment_id!, cents: 3_021, reason: '', askedBy: null }
  expect((await refund(db(), kinds, mute, asked)).state).toBe('pending')
  await app.db
    .updateTable('refunds')
    .set({ created_at: new Date(0) })
    .where('state', '=', 'pending')
    .execute()
  expect(await sweepRefunds(db(), kinds, honest())).toBe(1)
  expect((await giftOf(donation.id)).refunded_cents).toBe(2_500)
})

test('a refund that is reported before the success still ends right', async () => {
  const answer = await giveThrough(silentAfter())
  const { id, payment_id } = await giftOf(idOf(answer))
  const charge = await app.db
    .selectFrom('demo_charges')
    .select('id')
    .where('key', '=', payment_id!)
    .executeTakeFirstOrThrow()
  await honest().refund({ key: newId(), reference: charge.id, cents: 3_021 })
  const refunded = { state: 'succeeded', reference: 're_outside' } as const
  const report = { type: 'refund', payment: payment_id!, refund: null, cents: 3_021, refunded } as const
  await applyEvent(db(), kinds, 'demo', { id: 'evt_refund', type: 'refund', report })
  expect(await giftOf(id)).toMatchObject({ state: 'succeeded', refunded_cents: 2_500 })
})
