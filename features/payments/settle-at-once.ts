import { sql } from 'kysely'
import { inPiecesOrAlone } from '#lib/batched.ts'
import { type Db, runPrepared } from '#lib/db.ts'
import type { PaymentKind, PaymentKinds } from '#lib/payment-kind.ts'
import { soon } from '#lib/soon.ts'
import { settlePayment } from './payments.ts'
import type { Outcome } from './provider.ts'

type Success = { id: string; outcome: Outcome }
/** `left`: to a transaction of its own */
type Recorded = 'news' | 'known' | 'left'
type AtOnce = NonNullable<PaymentKind['atOnce']>

/**
 * The same as `settlePayment`, for payments that were just begun: successes that come at the same time are recorded by one statement, and
 * share its commit and its wait for the disk.
 */
export async function settleAtOnce(
  db: Db,
  kinds: PaymentKinds,
  { id, kind }: { id: string; kind: string },
  outcome: Outcome,
): Promise<boolean> {
  const atOnce = kinds[kind]?.atOnce
  if (outcome.state !== 'succeeded' || !atOnce) return settlePayment(db, kinds, id, outcome)
  const recorded = await recorderOf(db, kind, atOnce)({ id, outcome })
  if (recorded === 'left') return settlePayment(db, kinds, id, outcome)
  if (recorded === 'news') soon(db, atOnce.task)
  return recorded === 'news'
}

type Recorder = (success: Success) => Promise<Recorded>
const recorders = new WeakMap<Db, Map<string, Recorder>>()

function recorderOf(db: Db, kind: string, atOnce: AtOnce): Recorder {
  const own = recorders.get(db) ?? new Map<string, Recorder>()
  recorders.set(db, own)
  const recorder = own.get(kind) ?? inPiecesOrAlone((all: Success[]) => record(db, kind, atOnce, all))
  own.set(kind, recorder)
  return recorder
}

async function record(db: Db, kind: string, { which, enter }: AtOnce, all: Success[]): Promise<Recorded[]> {
  const successes = all.map(({ id, outcome: { reference, customer, method, card } }) => ({
    ...{ id, reference, customer, method, brand: card?.brand, last4: card?.last4 },
  }))
  const rows = await runPrepared(
    db,
    sql<{ id: string; isNews: boolean }>`
      with said as (
        select * from json_to_recordset(${JSON.stringify(successes)}::json)
          as said (id uuid, reference text, customer text, method text, brand text, last4 text)),
      own as materialized (select own.id from ${which(sql`array(select id from said)`)} as own (id)),
      settled as (
        update payments p set state = 'succeeded', reference = coalesce(said.reference, p.reference),
          customer = coalesce(said.customer, p.customer), method = coalesce(said.method, p.method),
          card_brand = coalesce(said.brand, p.card_brand), card_last4 = coalesce(said.last4, p.card_last4),
          failure = null, is_hard_failure = false, asked_at = now(), settled_at = now()
        from said
        where p.id = said.id and p.id = any (array(select id from own)) and p.kind = ${kind} and p.state <> 'succeeded'
        returning p.id)
      select own.id, settled.id is not null as "isNews",
        (select count(*) from ${enter(sql`array(select id from settled)`)}) as entered
      from own left join settled on settled.id = own.id`,
  )
  const known = new Map(rows.map(({ id, isNews }) => [id, isNews]))
  return all.map(({ id }) => (known.has(id) ? (known.get(id) ? 'news' : 'known') : 'left'))
}
