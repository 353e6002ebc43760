import type { Db } from '#lib/db.ts'
import type { Booked, Provider } from './provider.ts'

export type Difference = { payment: string; what: string }
export type Reconciliation = {
  compared: number
  differences: Difference[]
  /** charged less refunds, on either side */
  theirCents: number
  ourCents: number
}

const dayMs = 86_400_000

/**
 * Compares the provider's books with ours, from two days ago until an hour ago: what is younger may still be on its way.
 */
export async function reconcile(
  db: Db,
  provider: Provider,
  from = new Date(Date.now() - 2 * dayMs),
  until = new Date(Date.now() - 3_600_000),
): Promise<Reconciliation> {
  const ours = new Map((await paymentsOf(db, provider.name, from, until)).map((row) => [row.id, row]))
  const differences: Difference[] = []
  let compared = 0
  let theirCents = 0
  let ourCents = 0
  for (const our of ours.values()) if (our.state === 'succeeded') ourCents += our.cents - our.refundedCents
  for await (const theirs of provider.booked(from, until)) {
    compared++
    if (theirs.succeeded) theirCents += theirs.cents - theirs.refundedCents
    const our = ours.get(theirs.payment)
    ours.delete(theirs.payment)
    const what = our && differenceOf(our, theirs)
    if (what) differences.push({ payment: theirs.payment, what })
  }
  for (const our of ours.values())
    if (our.state === 'succeeded')
      differences.push({ payment: our.id, what: 'The provider has no such charge.' })
  return { compared, differences, theirCents, ourCents }
}

type Ours = { id: string; state: string; cents: number; refundedCents: number }

function differenceOf(our: Ours, theirs: Booked): string | null {
  if (theirs.succeeded !== (our.state === 'succeeded'))
    return theirs.succeeded ? 'Charged at the provider, not here.' : 'Succeeded here, not at the provider.'
  if (!theirs.succeeded) return null
  if (theirs.cents !== our.cents) return `The provider charged ${theirs.cents} cents, we ${our.cents}.`
  return theirs.refundedCents === our.refundedCents ? null : 'Refunds differ.'
}

const paymentsOf = (db: Db, provider: string, from: Date, until: Date): Promise<Ours[]> =>
  db
    .selectFrom('payments')
    .select(['id', 'state', 'cents', 'refunded_cents as refundedCents'])
    .where('provider', '=', provider)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .execute()
