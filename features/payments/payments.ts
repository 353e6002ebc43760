import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inTransaction, runPrepared } from '#lib/db.ts'
import { notWaitingForDisk, onDisk } from '#lib/on-disk.ts'
import { notAtOnce, type PaymentKinds, type PaymentNotice } from '#lib/payment-kind.ts'
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
export async function beginPayment(trx: Db, payment: NewPayment): Promise<void> {
  await newPayment(trx, payment).execute()
}

/** The same as a part of a longer statement: `with payment as (insert …)`. */
export const newPayment = (db: Pick<Db, 'insertInto'>, { themeId, ...payment }: NewPayment) =>
  db.insertInto('payments').values({ ...payment, theme_id: themeId })

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

/**
 * The same in one statement, for a success of a kind that can. Its commit does not wait for the disk; this does, together with
 * others, before it returns. What a database loses that breaks down in between, the provider is asked about again.
 */
export async function settleAtOnce(
  db: Db,
  kinds: PaymentKinds,
  { id, kind }: { id: string; kind: string },
  outcome: Outcome,
): Promise<boolean> {
  const { succeededAtOnce } = kinds[kind] ?? {}
  if (outcome.state !== 'succeeded' || !succeededAtOnce) return settlePayment(db, kinds, id, outcome)
  try {
    const query = db
      .with('settled', (one) =>
        recording(one, id, outcome).where('kind', '=', kind).returning(['id', 'theme_id']),
      )
      .selectFrom('settled')
      .select([succeededAtOnce.as('done'), notWaitingForDisk.as('commit')])
    const settled = await runPrepared(db, query)
    await onDisk(db)
    return settled.length > 0
  } catch (error) {
    if ((error as { code?: string } | null)?.code !== notAtOnce) throw error
    return settlePayment(db, kinds, id, outcome)
  }
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
  namedPayment(db, provider, name).select('id').executeTakeFirst()

export const namedPayment = (db: Db, provider: string, name: string) =>
  db
    .selectFrom('payments')
    .where('provider', '=', provider)
    .where(uuid.test(name) ? 'id' : 'reference', '=', name)
