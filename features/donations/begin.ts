import { sql } from 'kysely'
import { newPayments } from '#features/payments/index.ts'
import { inPiecesOrAlone } from '#lib/batched.ts'
import { type Db, runPrepared } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { enteringScope } from '#lib/site-scope.ts'
import type { Cents, Totals } from '#schema/money.ts'
import { answerOf } from './answer.ts'
import { type KnownRequest, knownRequest } from './requests.ts'
import type { DonationForm } from './schema.ts'
import type { Target } from './target.ts'

export type NewGift = {
  target: Target
  form: DonationForm
  customer: string | null
  email: string
  totals: Totals
  donor: Record<string, string>
}

type Place = {
  db: Db
  provider: { name: string }
  site: { id: string }
  donor: { id: string } | null
  key: string | null
  secret: string
}

/** `fresh`: nobody has asked for its money yet. */
export type Begun = KnownRequest & { fresh?: { cents: Cents; customer: string | null } }

/**
 * Writes the gift, its payment and the key of its request in one statement, before the provider is asked, with the answer for
 * the case that it arrives. Of two requests with one key, the second waits for the first and gets what it wrote.
 */
export async function beginGift(place: Place, gift: NewGift, hash: string): Promise<Begun> {
  const { db, site } = place
  const key = place.key!
  const row = rowOf(place, gift, hash)
  const { cents, customer, id: donationId, payment_id: paymentId } = row
  try {
    await writerOn(db)(row)
  } catch (error) {
    // The key of the first: nothing of the second was written.
    const first = isTaken(error) && (await knownRequest(db, site.id, key, hash))
    if (!first) throw error
    return first
  }
  return { donationId, paymentId, answer: null, fresh: { cents, customer } }
}

const isTaken = (error: unknown) =>
  (error as { constraint?: string } | null)?.constraint === 'donation_requests_pkey'

type Row = ReturnType<typeof rowOf>

function rowOf(place: Place, { form, target, totals, customer, donor }: NewGift, hash: string) {
  const id = newId()
  return {
    ...{ id, payment_id: newId(), theme_id: place.site.id, key: place.key!, body_hash: hash },
    ...{ cents: totals.total, provider: place.provider.name, customer },
    answer: answerOf(place, id, form, { state: 'succeeded', reference: null }),
    fundraiser_id: target.fundraiser?.id ?? null,
    team_page_id: target.team?.id ?? null,
    member_id: target.team ? form.member : null,
    user_id: place.donor?.id ?? null,
    identifier: form.identifier,
    frequency: form.frequency,
    covers_costs: form.coverCosts,
    amount_cents: totals.amount,
    tip_cents: totals.tip,
    fee_cents: totals.fee,
    anonymous: form.anonymous,
    message: form.message,
    donor,
  }
}

const writers = new WeakMap<Db, (row: Row) => Promise<Row>>()

/** Gifts that come at the same time share a statement, its commit and its wait for the disk. */
function writerOn(db: Db) {
  const writer = writers.get(db) ?? inPiecesOrAlone((rows: Row[]) => write(db, rows))
  writers.set(db, writer)
  return writer
}

async function write(db: Db, rows: Row[]): Promise<Row[]> {
  const sites = [...new Set(rows.map(({ theme_id }) => theme_id))]
  await runPrepared(
    db,
    sql`
      with row as materialized (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (
          id uuid, payment_id uuid, theme_id uuid, key text, body_hash text, cents int, provider text, customer text, answer jsonb,
          fundraiser_id uuid, team_page_id uuid, member_id uuid, user_id uuid, identifier text, frequency text,
          covers_costs boolean, amount_cents int, tip_cents int, fee_cents int, anonymous boolean, message text, donor jsonb)
        -- In one order, so that no two processes wait for each other.
        order by theme_id, key),
      payment as (${newPayments('donation', sql`row`)}),
      gift as (
        insert into donations (id, theme_id, payment_id, channel, state, fundraiser_id, team_page_id, member_id, user_id, identifier,
          frequency, covers_costs, amount_cents, tip_cents, fee_cents, anonymous, message, donor)
        select id, ${enteringScope(sites, sql`theme_id`)}, payment_id, 'online', 'pending', fundraiser_id, team_page_id, member_id,
          user_id, identifier, frequency, covers_costs, amount_cents, tip_cents, fee_cents, anonymous, message, donor from row)
      insert into donation_requests (theme_id, key, body_hash, donation_id, answer)
      select theme_id, key, body_hash, id, answer from row`,
  )
  return rows
}
