import { sql } from 'kysely'
import { inPiecesOrAlone } from '#lib/batched.ts'
import { type Db, runPrepared } from '#lib/db.ts'
import { notWaitingForDisk } from '#lib/on-disk.ts'
import { soon } from '#lib/soon.ts'
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

/** Reports charges: queued after them, and on a schedule. */
export const eventsTask = 'payments.demoEvents'

export const columns = ['id', 'status', 'failure', 'last4', 'customer', 'cents', 'metadata'] as const

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

export type NewCharge = Omit<DemoCharge, 'metadata'> & { metadata: object; key: string }
type Book = (charge: NewCharge) => Promise<DemoCharge>
const books = new WeakMap<Db, Book>()

/**
 * Writes a charge, and that it is to be reported; or returns the one with this key: the same key charges once. Charges that come at the
 * same time share a statement. It reaches the disk before what we record of it, so a database that breaks down knows of both or of
 * neither.
 */
export function book(db: Db, charge: NewCharge): Promise<DemoCharge> {
  const write = books.get(db) ?? inPiecesOrAlone<NewCharge, DemoCharge>((all) => bookAll(db, all))
  books.set(db, write)
  return write(charge)
}

async function bookAll(db: Db, all: NewCharge[]): Promise<DemoCharge[]> {
  const query = sql<DemoCharge & { key: string }>`
    with charge as (
      insert into demo_charges (id, key, cents, status, failure, last4, customer, metadata)
      select id, key, cents, status, failure, last4, customer, metadata from json_to_recordset(${JSON.stringify(all)}::json)
        as asked (id text, key text, cents int, status text, failure text, last4 text, customer text, metadata jsonb)
      order by key
      -- Not 'do nothing': a row that another request writes at this moment would not be returned.
      on conflict (key) do update set key = excluded.key
      returning id, key, status, failure, last4, customer, cents, metadata),
    event as (
      insert into demo_events (id, charge) select 'evt_demo_charge_' || id || '_' || status, id from charge
      on conflict do nothing)
    select charge.*, ${notWaitingForDisk} from charge`
  const booked = new Map((await runPrepared(db, query)).map(({ key, ...charge }) => [key, charge]))
  soon(db, eventsTask)
  return all.map(({ key }) => booked.get(key)!)
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
