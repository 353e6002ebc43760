import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { notWaitingForDisk } from '#lib/on-disk.ts'
import { addTask } from '#lib/queue.ts'
import { sendReceipts } from './mails.ts'

/** Writes the receipts that are due: queued after gifts, and on a schedule. */
export const receiptsTask = 'donations.receipts'

/** Together with what makes a receipt due. */
export const queueReceipts = (trx: Db) => addTask(trx, receiptsTask, {}, { key: receiptsTask })

export async function receiptIsDue(trx: Db, donation: string): Promise<void> {
  await trx.insertInto('receipts_due').values({ donation_id: donation }).execute()
  await queueReceipts(trx)
}

type Sending = Parameters<typeof sendReceipts>[0]

/** How many share a transaction. */
const atOnce = 100

/**
 * Writes the receipts that are due, each once: the row that says so goes in the transaction that writes the mail. One that cannot be
 * written does not keep the others back, and is tried again later.
 * @param failed hears of each of these
 */
export async function writeReceipts(
  sending: Sending,
  failed: (donation: string, error: unknown) => void,
): Promise<void> {
  for (;;) {
    const due = await someDue(sending.db)
    const written = await write(sending, due).catch(() => null)
    // Others are at these.
    if (written === 0) return
    if (written === null)
      for (const donation of due)
        await write(sending, [donation]).catch(async (error) => {
          failed(donation, error)
          await later(sending.db, donation)
        })
  }
}

async function someDue(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('receipts_due')
    .select('donation_id')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ donation_id }) => donation_id)
}

/** Those of them that no other process is writing or has written. @returns how many */
const write = (sending: Sending, due: string[]): Promise<number> =>
  sending.db.transaction().execute(async (trx) => {
    if (!due.length) return 0
    // Cached pages list gifts. Should the mails be lost with the database, so is that they were written, and they are due again.
    await sql`select ${notWaitingForDisk}, pg_notify('content', '')`.execute(trx)
    const { rows } = await sql<{ donation_id: string }>`
      delete from receipts_due where donation_id in (
        select donation_id from receipts_due where donation_id = any (${due}) order by donation_id for update skip locked)
      returning donation_id`.execute(trx)
    const own = rows.map(({ donation_id }) => donation_id)
    if (own.length) await sendReceipts({ ...sending, db: trx }, own)
    return own.length
  })

/** After two minutes, four, eight, … and once a day in the end. */
const later = (db: Db, donation: string) =>
  sql`
    update receipts_due set failures = failures + 1,
      due_at = now() + least(interval '1 day', interval '1 minute' * 2 ^ least(failures + 1, 20))
    where donation_id = ${donation}`.execute(db)
