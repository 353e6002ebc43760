import { sql } from 'kysely'
import { type Db, runPrepared } from '#lib/db.ts'
import { notWaitingForDisk } from '#lib/on-disk.ts'
import { taskAdded } from '#lib/queue.ts'
import type { Outcome } from '../../provider.ts'
import { demoCardOf } from './cards.ts'

export type DemoCharge = {
  id: string
  status: 'succeeded' | 'failed' | 'requires_action'
  failure: string | null
  last4: string
  customer: string | null
  cents: number
  metadata: { payment: string; method: string; returnUrl?: string }
}

/** The event of a charge, for each state that it is in. */
const eventId = sql`'evt_demo_charge_' || id || '_' || status`
const announced = taskAdded(
  'payments.demoEvent',
  sql`json_build_object('id', ${eventId}, 'type', 'charge', 'charge', id)`,
  { key: eventId },
)

const columns = ['id', 'status', 'failure', 'last4', 'customer', 'cents', 'metadata'] as const

export const chargeById = async (db: Db, id: string) =>
  (await db.selectFrom('demo_charges').select(columns).where('id', '=', id).executeTakeFirst()) as unknown as
    | DemoCharge
    | undefined

export const chargeOf = async (db: Db, payment: string) =>
  (await db
    .selectFrom('demo_charges')
    .select(columns)
    .where(sql<string>`metadata ->> 'payment'`, '=', payment)
    .executeTakeFirst()) as unknown as DemoCharge | undefined

/**
 * Writes a charge and announces it, or returns the one with this key: the same key charges once. It reaches the disk before what
 * we record of it, so a database that breaks down knows of both or of neither.
 */
export async function book(db: Db, charge: Omit<DemoCharge, 'metadata'> & { metadata: object; key: string }) {
  const query = sql<DemoCharge>`
    with charge as (
      insert into demo_charges (id, key, cents, status, failure, last4, customer, metadata)
      values (${charge.id}, ${charge.key}, ${charge.cents}, ${charge.status}, ${charge.failure}, ${charge.last4},
        ${charge.customer}, ${JSON.stringify(charge.metadata)})
      -- Not 'do nothing': a row that another request writes at this moment would not be returned.
      on conflict (key) do update set key = excluded.key
      returning id, status, failure, last4, customer, cents, metadata)
    select charge.*, ${notWaitingForDisk} from charge, lateral (select from ${announced}) announced`
  const [booked] = await runPrepared(db, query)
  return booked!
}

/** The same in the words of the door. */
export function outcomeOf({
  id,
  status,
  failure,
  last4,
  customer,
  metadata,
}: Omit<DemoCharge, 'cents'>): Outcome {
  const card = demoCardOf(metadata.method)
  const known = {
    reference: id,
    customer,
    method: metadata.method,
    card: { brand: card?.brand ?? 'visa', last4 },
  }
  if (status === 'succeeded') return { ...known, state: 'succeeded' }
  if (status === 'requires_action')
    return { ...known, state: 'action', url: `/payments/demo-bank/${id}`, clientSecret: null }
  const isHard = card?.does === 'fail' && card.isHard
  return { ...known, state: 'failed', failure: failure ?? 'Your card was declined.', isHard }
}
