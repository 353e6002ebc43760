import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { notWaitingForDisk } from '#lib/on-disk.ts'
import { addTask } from '#lib/queue.ts'
import type { ProviderEvent } from '../../provider.ts'
import { chargeById, columns, outcomeOf } from './books.ts'

const Sent = z.object({
  id: z.string(),
  type: z.enum(['charge', 'refund', 'dispute']),
  charge: z.string(),
  refund: z.string().nullable().default(null),
  cents: z.number().int().default(0),
  dispute: z.enum(['open', 'won', 'lost']).default('open'),
})

/** The demonstration reports on itself, as a provider does: later, signed, at least once. */
export async function announce(db: Db, event: Omit<z.input<typeof Sent>, 'id'> & { nonce?: string }) {
  const { nonce = '', ...rest } = event
  const id = `evt_demo_${rest.type}_${rest.charge}_${rest.refund ?? nonce}`
  await addTask(db, 'payments.demoEvent', { id, ...rest }, { key: id })
}

/** The body that a real provider would send. */
export async function bodyOf(db: Db, payload: unknown): Promise<string> {
  const sent = Sent.parse(payload)
  return JSON.stringify({ ...sent, object: await chargeById(db, sent.charge) })
}

/** How many events of charges are read at once. */
const most = 200

/** The events of charges that are due, with the bodies that a real provider would send. */
export async function dueEvents(db: Db): Promise<{ id: string; body: string }[]> {
  const rows = await db
    .selectFrom('demo_events as e')
    .innerJoin('demo_charges as c', 'c.id', 'e.charge')
    .select(['e.id as event', ...columns.map((column) => `c.${column}` as const)])
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map(({ event: id, ...object }) => ({
    ...{ id, body: JSON.stringify({ ...Sent.parse({ id, type: 'charge', charge: object.id }), object }) },
  }))
}

/** They were taken, as a real provider is answered. */
export async function taken(db: Db, ids: string[]): Promise<void> {
  await sql`
    with unhurried as (select ${notWaitingForDisk})
    delete from demo_events using unhurried where id = any (${ids})`.execute(db)
}

/** It was not taken: it is sent again in a minute. */
export async function sendAgain(db: Db, id: string): Promise<void> {
  await db
    .updateTable('demo_events')
    .set({ due_at: sql`now() + interval '1 minute'` })
    .where('id', '=', id)
    .execute()
}

const Body = Sent.extend({
  object: z.object({
    id: z.string(),
    status: z.enum(['succeeded', 'failed', 'requires_action']),
    failure: z.string().nullable(),
    last4: z.string(),
    customer: z.string().nullable(),
    cents: z.coerce.number(),
    metadata: z.object({ payment: z.uuid(), method: z.string() }),
  }),
})

export function read(body: Buffer): ProviderEvent | null {
  const parsed = Body.safeParse(JSON.parse(body.toString()))
  if (!parsed.success) return null
  const { id, type, object, refund, cents, dispute } = parsed.data
  const { payment } = object.metadata
  if (type === 'charge') return { id, type, report: { type: 'outcome', payment, outcome: outcomeOf(object) } }
  if (type === 'dispute') return { id, type, report: { type: 'dispute', payment, dispute, cents: null } }
  const refunded = { state: 'succeeded' as const, reference: null }
  return { id, type, report: { type: 'refund', payment, refund, cents, refunded } }
}
