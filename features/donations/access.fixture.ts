import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { added, nothing, type RoomAccess } from '#test/room-access.ts'
import { addFundraiser } from './gift.fixture.ts'

export default {
  things: [
    [
      /^\/admin\/gifts\/matching\/:id/,
      async (db, _maria, { siteA }) =>
        added(
          db
            .insertInto('matching_funds')
            .values({
              ...{ theme_id: siteA, sponsor: 'Keystone Energy', cents: 10_000 },
              fundraiser_id: await addFundraiser(db, siteA),
            })
            .returning('id'),
        ),
    ],
    [
      /^\/admin\/gifts\/:id/,
      async (db, _maria, { siteA }) => {
        const payment = newId()
        const paid = { id: payment, theme_id: siteA, kind: 'donation', provider: 'demo', cents: 2_500 }
        await db.insertInto('payments').values(paid).execute()
        const gift = {
          theme_id: siteA,
          payment_id: payment,
          channel: 'online',
          state: 'pending',
          amount_cents: 2_500,
        }
        return added(db.insertInto('donations').values(gift).returning('id'))
      },
    ],
  ],
  writes: {
    'POST /admin/gifts': () => ({ amount: '25', firstName: 'Wendell' }),
    'POST /admin/gifts/:id/receive': async ({ db }) => {
      const offline = { channel: 'offline', payment_id: null, state: 'pledged' }
      await db.updateTable('donations').set(offline).where('state', '=', 'pending').execute()
      return {}
    },
    'PUT /admin/gifts/settings': nothing,
    'POST /admin/gifts/settings': nothing,
    'POST /admin/gifts/matching': async ({ db, scene }) => ({
      ...{ sponsor: 'Keystone Energy', amount: '100', fundraiser: await addFundraiser(db, scene.siteA) },
    }),
    'DELETE /admin/gifts/matching/:id': nothing,
    // A gift that was paid: a refund is the one thing that staff change about it.
    'POST /admin/gifts/:id/refund': async ({ db }) => {
      await pay(db)
      return { amount: '5.00', reason: 'Asked' }
    },
    'POST /admin/gifts/:id/receipt': async ({ db }) => {
      await pay(db)
      return {}
    },
  },
} satisfies RoomAccess

const donor = JSON.stringify({ firstName: 'Denise', lastName: 'Okafor', email: 'denise@example.org' })

/** The gift has arrived, with its lines and the provider's charge. */
async function pay(db: Db) {
  const pending = await db.selectFrom('donations').selectAll().where('state', '=', 'pending').execute()
  for (const { id, payment_id } of pending) {
    await db.transaction().execute(async (trx) => {
      const reference = `pi_demo_${payment_id}`
      const done = { state: 'succeeded', settled_at: new Date(), reference }
      await trx.updateTable('payments').set(done).where('id', '=', payment_id).execute()
      await trx.insertInto('ledger_entries').values({ donation_id: id, part: 'gift', cents: 2_500 }).execute()
      await trx
        .updateTable('donations')
        .set({ state: 'succeeded', succeeded_at: new Date(), receipt_number: newId(), donor })
        .where('id', '=', id)
        .execute()
      const charge = { id: reference, key: payment_id!, cents: 2_500, status: 'succeeded', last4: '4242' }
      const metadata = JSON.stringify({ payment: payment_id, method: 'pm_demo_4242424242424242' })
      await trx
        .insertInto('demo_charges')
        .values({ ...charge, metadata })
        .execute()
    })
  }
}
