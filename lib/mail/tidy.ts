import { sql } from 'kysely'
import type { Db } from '../db.ts'
import { inScope } from '../site-scope.ts'

const daysUntilGivenUp = 7
const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`

/** Deletes mails older than a number of days, and fails those whose last attempt was interrupted. */
export const tidyMails = (db: Db, keepDays: number): Promise<number> =>
  inScope(db, 'everywhere', (trx) => tidied(trx, keepDays))

async function tidied(db: Db, keepDays: number): Promise<number> {
  await db
    .updateTable('mails')
    .set({ status: 'failed', failure: 'It could not be sent in a week.', sending_until: null })
    .where('status', '=', 'queued')
    .where('created_at', '<', daysAgo(daysUntilGivenUp))
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('status', '!=', 'queued')
    .where(({ eb, or, and }) =>
      or([
        eb('created_at', '<', daysAgo(keepDays)),
        // It informs a person that nothing of theirs remains.
        and([eb('kind', '=', 'account-deleted'), eb('created_at', '<', daysAgo(1))]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
