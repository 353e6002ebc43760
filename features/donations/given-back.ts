import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Cents } from '#schema/money.ts'

type Part = 'gift' | 'tip' | 'fee'

/** What of a gift has left again, by refunds and disputes, and how much of it by disputes. */
export async function givenBack(db: Db, id: string): Promise<Record<Part | 'disputed', Cents>> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['part', sql<number>`-sum(cents)`.as('cents')])
    .select(sql<number>`coalesce(-sum(cents) filter (where dispute is not null), 0)`.as('disputed'))
    .where('donation_id', '=', id)
    .where((row) => row.or([row('refund_id', 'is not', null), row('dispute', 'is not', null)]))
    .groupBy('part')
    .execute()
  const of = (part: Part) => rows.find((row) => row.part === part)?.cents ?? 0
  const disputed = rows.reduce((sum, row) => sum + row.disputed, 0)
  return { gift: of('gift'), tip: of('tip'), fee: of('fee'), disputed }
}

/** Raised is the amount less what has left again: the ledger says how much that is. */
export async function enterRaised(db: Db, id: string): Promise<void> {
  const { gift } = await givenBack(db, id)
  await db.updateTable('donations').set({ refunded_cents: gift }).where('id', '=', id).execute()
  // Cached pages show what was raised.
  await sql`select pg_notify('content', '')`.execute(db)
}
