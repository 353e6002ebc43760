import { sql } from 'kysely'
import { providerOf, reconcile } from '#features/payments/index.ts'
import type { Db } from '#lib/db.ts'
import type { PaymentSettings } from '#lib/payment-settings.ts'
import { inScope } from '#lib/site-scope.ts'
import { bookSums } from '../staff/books.ts'
import type { Books } from '../staff/schema.ts'

const days = 30
const dayMs = 86_400_000
const nothing: Books = { gift: 0, tip: 0, fee: 0, gross: 0, refund: 0, disputed: 0, net: 0 }

/** Gifts by card: what the payments say (less refunds and disputes), and what the ledger says. */
export type GiftBooks = Books & { paid: number }

/**
 * Three books of the last 30 days, up to an hour ago: the provider's, our payments, and the ledger of gifts. What is younger may
 * still be on its way.
 */
export async function compareBooks(db: Db, payments: PaymentSettings) {
  const checkedAt = new Date().toISOString()
  const provider = providerOf(db, payments)
  if (!provider)
    return {
      ...{ provider: null, compared: 0, theirCents: 0, ourCents: 0, differences: [], checkedAt },
      gifts: { ...nothing, paid: 0 },
    }
  const from = new Date(Date.now() - days * dayMs)
  const until = new Date(Date.now() - 3_600_000)
  const report = await reconcile(db, provider, from, until)
  const { gifts, unbooked } = await inScope(db, 'everywhere', (trx) =>
    ledgerBeside(trx, provider.name, from, until),
  )
  const differences = [...report.differences, ...unbooked]
  return { provider: provider.name, ...report, differences, gifts: gifts satisfies GiftBooks, checkedAt }
}

async function ledgerBeside(trx: Db, provider: string, from: Date, until: Date) {
  const paid = trx
    .selectFrom('payments as p')
    .where('p.provider', '=', provider)
    .where('p.kind', '=', 'donation')
    .where('p.state', '=', 'succeeded')
    .where('p.created_at', '>=', from)
    .where('p.created_at', '<', until)
  const booked = paid
    .leftJoin('donations as d', 'd.payment_id', 'p.id')
    .leftJoin('ledger_entries as l', 'l.donation_id', 'd.id')
  const sum = await paid
    .select(sql<number>`coalesce(sum(p.cents - p.refunded_cents - p.disputed_cents), 0)`.as('paid'))
    .executeTakeFirstOrThrow()
  const books = await booked.select(bookSums).executeTakeFirstOrThrow()
  const unbooked = await booked
    .select('p.id as payment')
    .groupBy('p.id')
    .having(sql<boolean>`coalesce(sum(l.cents), 0) <> p.cents - p.refunded_cents - p.disputed_cents`)
    .limit(1_000)
    .execute()
  return {
    gifts: { ...books, ...sum },
    unbooked: unbooked.map(({ payment }) => ({ payment, what: 'The ledger has another sum.' })),
  }
}
