import { sql } from 'kysely'
import type { Db } from '../db.ts'

const daysUntilGivenUp = 7

/** Drops mails older than so many days, and gives up those whose last attempt was cut short. */
export async function tidyMails(db: Db, keepDays: number): Promise<number> {
  await db
    .updateTable('mails')
    .set({ status: 'failed', failure: 'It could not be sent in a week.', sending_until: null })
    .where('status', '=', 'queued')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${daysUntilGivenUp})`)
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('status', '!=', 'queued')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keepDays})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
