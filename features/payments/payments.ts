import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inTransaction } from '#lib/db.ts'
import type { PaymentKinds, PaymentNotice } from '#lib/payment-kind.ts'
import type { Cents } from '#schema/money.ts'
import type { Outcome } from './provider.ts'

export type NewPayment = {
  id: string
  themeId: string
  /** the room that is notified of its outcome */
  kind: string
  cents: Cents
  provider: string
  customer: string | null
}

/** Writes down that money is about to be asked for, before the provider is: commit it first. */
export async function beginPayment(trx: Db, { themeId, ...payment }: NewPayment): Promise<void> {
  await trx
    .insertInto('payments')
    .values({ ...payment, theme_id: themeId })
    .execute()
}

/** The same for many, as a part of a longer statement. @param rows its rows with the columns payment_id, theme_id, cents, provider, customer */
export const newPayments = (kind: string, rows: RawBuilder<unknown>) => sql`
  insert into payments (id, theme_id, kind, cents, provider, customer)
  select payment_id, theme_id, ${kind}, cents, provider, customer from ${rows}`

type Row = {
  id: string
  themeId: string
  kind: string
  cents: Cents
  provider: string
  customer: string | null
  method: string | null
  brand: string | null
  last4: string | null
}

/** What a room is notified of. */
export const returned = [
  'id',
  'theme_id as themeId',
  'kind',
  'cents',
  'provider',
  'customer',
  'method',
  'card_brand as brand',
  'card_last4 as last4',
] as const

export const noticeOf = ({ kind: _, brand, last4, ...payment }: Row): PaymentNotice => ({
  ...payment,
  card: brand && last4 ? { brand, last4 } : null,
})

/**
 * Records what the provider said of a payment and notifies its room, in one transaction and once, in whatever order answer, events
 * and questions arrive: success is final, failure gives way to it, nothing else changes what is settled.
 * @returns whether this changed anything
 */
export function settlePayment(db: Db, kinds: PaymentKinds, id: string, outcome: Outcome): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const settled = await recording(trx, id, outcome).returning(returned).executeTakeFirst()
    if (!settled) return false
    const kind = kinds[settled.kind]
    const notice = noticeOf(settled)
    if (outcome.state === 'succeeded') await kind?.succeeded(trx, notice)
    if (outcome.state === 'failed')
      await kind?.failed(trx, { ...notice, failure: outcome.failure, isHard: outcome.isHard })
    return true
  })
}

/** The guarded update: it changes a row where the outcome is news. */
const recording = (db: Pick<Db, 'updateTable'>, id: string, outcome: Outcome) =>
  db
    .updateTable('payments')
    .set({
      state: outcome.state,
      ...(outcome.reference && { reference: outcome.reference }),
      ...(outcome.customer && { customer: outcome.customer }),
      ...(outcome.method && { method: outcome.method }),
      ...(outcome.card && { card_brand: outcome.card.brand, card_last4: outcome.card.last4 }),
      failure: outcome.state === 'failed' ? outcome.failure : null,
      is_hard_failure: outcome.state === 'failed' && outcome.isHard,
      asked_at: sql`now()`,
      settled_at: outcome.state === 'succeeded' || outcome.state === 'failed' ? sql`now()` : null,
    })
    .where('id', '=', id)
    .where('state', 'in', before[outcome.state])

/** From which states each may be reached. */
const before = {
  succeeded: ['pending', 'action', 'failed'],
  failed: ['pending', 'action'],
  action: ['pending'],
  pending: ['pending'],
} as const

/** A payment's state, for the answer to a request that was sent twice. */
export const paymentState = (db: Db, id: string) =>
  db
    .selectFrom('payments')
    .select([...returned, 'state', 'failure', 'reference', 'is_hard_failure as isHard'])
    .where('id', '=', id)
    .executeTakeFirst()

const uuid = /^[0-9a-f-]{36}$/

/** The payment that a provider's report names: by our id, or by the provider's own. */
export const paymentNamed = (db: Db, provider: string, name: string) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where(uuid.test(name) ? 'id' : 'reference', '=', name)
    .executeTakeFirst()
