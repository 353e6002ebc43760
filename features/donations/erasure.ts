import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'

/** The ledger stays, without the person: gifts keep their sums, lose name, address and message, and repeat no more. */
export const forgetDonor = (db: Db, email: string, until: Date): Promise<void> =>
  inScope(db, 'everywhere', async (trx) => {
    const theirs = sql<boolean>`lower(donor ->> 'email') = ${email.trim().toLowerCase()}`
    await trx
      .updateTable('monthly_gifts')
      .set({ status: 'stopped', donor: '{}', customer: null, method: null })
      .where(theirs)
      .where('created_at', '<=', until)
      .execute()
    await trx
      .updateTable('donations')
      .set({ donor: null, anonymous: true, message: '' })
      .where(theirs)
      .where('created_at', '<=', until)
      .execute()
  })
