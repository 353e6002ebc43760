import type { Db } from '../db.ts'

export type SuppressionReason = 'bounce' | 'invalid' | 'spam' | 'unsubscribe'

/** A suppressed address, with the source and time of the report. */
export type Suppression = { reason: SuppressionReason; detail: string; since: Date }

const normal = (address: string) => address.trim().toLowerCase()

/**
 * Suppresses an address.
 * @param since time of the event: reports from before an administrator lifted the suppression are ignored
 */
export async function suppress(
  db: Db,
  address: string,
  { reason, detail = '', since = new Date() }: { reason: SuppressionReason; detail?: string; since?: Date },
): Promise<void> {
  await db
    .insertInto('mail_suppressions')
    .values({ address: normal(address), reason, detail: detail.slice(0, 500), since })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'reason'])
        .doUpdateSet((row) => ({
          detail: row.ref('excluded.detail'),
          since: row.ref('excluded.since'),
          cleared_at: null,
        }))
        .where((row) =>
          row.or([
            row('mail_suppressions.cleared_at', 'is', null),
            row('excluded.since', '>', row.ref('mail_suppressions.cleared_at')),
          ]),
        ),
    )
    .execute()
}

/** The suppressions of an address that are recorded here. */
export async function suppressionsHere(db: Db, address: string): Promise<Suppression[]> {
  const rows = await db
    .selectFrom('mail_suppressions')
    .select(['reason', 'detail', 'since'])
    .where('address', '=', normal(address))
    .where('cleared_at', 'is', null)
    .orderBy('since')
    .execute()
  return rows.map((row) => ({ ...row, reason: row.reason as SuppressionReason }))
}

/**
 * Lifts suppressions of an address.
 * @param reasons default: all
 * @param at when it proved alive: later reports stay. Default: all are lifted
 */
export async function lift(db: Db, address: string, reasons?: SuppressionReason[], at?: Date): Promise<void> {
  await db
    .updateTable('mail_suppressions')
    .set({ cleared_at: at ?? new Date() })
    .where('address', '=', normal(address))
    .where('cleared_at', 'is', null)
    .$if(at !== undefined, (query) => query.where('since', '<=', at!))
    .$if(reasons !== undefined, (query) => query.where('reason', 'in', reasons!))
    .execute()
}

/**
 * Deletes the bounces of an address whose account was deleted. Complaints and unsubscribes stay in force, without
 * their detail text.
 */
export async function forgetBounces(db: Db, address: string, until: Date): Promise<void> {
  await db
    .updateTable('mail_suppressions')
    .set({ detail: '' })
    .where('address', '=', normal(address))
    .execute()
  await db
    .deleteFrom('mail_suppressions')
    .where('address', '=', normal(address))
    .where('since', '<=', until)
    .where((row) => row.or([row('reason', 'in', ['bounce', 'invalid']), row('cleared_at', 'is not', null)]))
    .execute()
}
