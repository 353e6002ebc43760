import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { isSigned } from '#lib/signed-events.ts'
import type { Charge, Outcome, Provider } from '../../provider.ts'
import { book, chargeOf, outcomeOf } from './books.ts'
import { demoCardOf } from './cards.ts'
import { announce, read } from './events.ts'

const slowMs = 8_000
const noTestCard = 'This is a demonstration and takes only its own test cards, such as 4242 4242 4242 4242.'

/**
 * A provider that moves no money, for demonstrations, development and tests. It keeps books of its own beside ours, charges
 * a key once, and reports each charge in a signed event.
 */
export function demoProvider(db: Db, signingSecret: string): Provider {
  return {
    name: 'demo',
    publishableKey: null,
    charge: (charge) => chargeOnce(db, charge),
    async find(payment) {
      const charge = await chargeOf(db, payment)
      return charge ? outcomeOf(charge) : null
    },
    refund: (refund) => refundOnce(db, refund),
    verified: (headers, body) =>
      isSigned(body, headers['demo-signature'], signingSecret) ? read(body) : null,
    customer: async ({ key }) => `cus_demo_${key}`,
    cards: (customer) =>
      db
        .selectFrom('demo_cards')
        .select(['id', 'brand', 'last4'])
        .where('customer', '=', customer)
        .orderBy('last4')
        .execute(),
    async saveCard({ token }) {
      const card = demoCardOf(token)
      if (!card) return { failure: noTestCard }
      return card.does === 'fail' ? { failure: card.failure } : { method: token, last4: card.last4 }
    },
    async *booked(from, until) {
      const rows = await db
        .selectFrom('demo_charges')
        .select(['metadata', 'cents', 'refunded_cents', 'status'])
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .execute()
      for (const { metadata, cents, refunded_cents, status } of rows)
        yield {
          payment: (metadata as { payment: string }).payment,
          cents,
          refundedCents: refunded_cents,
          succeeded: status === 'succeeded',
        }
    },
  }
}

async function chargeOnce(db: Db, charge: Charge): Promise<Outcome> {
  const { payment, cents, customer, isOffSession, returnUrl } = charge
  const method = await methodOf(db, charge)
  const card = demoCardOf(method)
  if (!card)
    return {
      ...{ state: 'failed', reference: null, isHard: false },
      failure: noTestCard,
    }
  if (card.does === 'wait' && !isOffSession) await setTimeout(slowMs)
  const asks = card.does === 'ask' && !isOffSession
  const booked = await book(db, {
    ...{ id: `pi_demo_${newId()}`, key: payment, cents, customer, last4: card.last4 },
    status: card.does === 'fail' ? 'failed' : asks ? 'requires_action' : 'succeeded',
    failure: card.does === 'fail' ? card.failure : null,
    metadata: { payment, method, returnUrl },
  })
  if (charge.keepsCard && customer && card.does !== 'fail') await keepCard(db, customer, method)
  if (card.does === 'dispute') await announce(db, { type: 'dispute', charge: booked.id })
  return outcomeOf(booked)
}

/** A saved card is an id of `demo_cards`, else the method is a token. */
async function methodOf(db: Db, { method, customer }: Charge): Promise<string> {
  if (!method.startsWith('card_demo_') || !customer) return method
  const saved = await db
    .selectFrom('demo_cards')
    .select('id')
    .where('customer', '=', customer)
    .where('id', '=', method)
    .executeTakeFirst()
  return saved ? `pm_demo_${method.slice(-16)}` : 'pm_unknown'
}

async function keepCard(db: Db, customer: string, method: string) {
  const card = demoCardOf(method)!
  await db
    .insertInto('demo_cards')
    .values({
      id: `card_demo_${customer.slice(-36)}_${card.number}`,
      customer,
      brand: card.brand,
      last4: card.last4,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function refundOnce(
  db: Db,
  { key, reference, cents }: { key: string; reference: string; cents: number },
) {
  const id = `re_demo_${newId()}`
  const { rows } = await sql<{ id: string }>`
    with booked as (
      insert into demo_refunds (id, key, charge, cents)
      select ${id}, ${key}, id, ${cents}::int from demo_charges
      where id = ${reference} and status = 'succeeded' and refunded_cents + ${cents} <= cents
      on conflict (key) do nothing returning id, charge, cents),
    taken as (
      update demo_charges set refunded_cents = refunded_cents + booked.cents from booked where demo_charges.id = booked.charge)
    select id from booked union all select id from demo_refunds where key = ${key} limit 1`.execute(db)
  // Another request with this key may have written it at this very moment: the next statement sees it.
  const booked = rows[0] ?? (await refundOf(db, key))
  if (!booked)
    return { state: 'failed' as const, reference: null, failure: 'There is not that much left to refund.' }
  await announce(db, { type: 'refund', charge: reference, refund: key, cents })
  return { state: 'succeeded' as const, reference: booked.id }
}

const refundOf = (db: Db, key: string) =>
  db.selectFrom('demo_refunds').select('id').where('key', '=', key).executeTakeFirst()
