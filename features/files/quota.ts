import { sql } from 'kysely'
import { type Db, inTransaction } from '#lib/db.ts'
import { FileRefused } from '#lib/files/kinds/kind.ts'
import { filesPerPerson, picturesPerPerson } from '#spec/limits.ts'
import { personalPurposes, purposes, sitePurposes } from './purposes.ts'
import type { FilePurpose } from './schema.ts'

type Whose = { ownerId: string | null; purpose: FilePurpose }

/**
 * Inserts a file if its owner has storage left. Serialized per owner, so that two simultaneous uploads cannot both use the
 * last of it. Files without an owner are not counted: they are deleted within a day.
 * @throws Refused with a sentence
 */
export async function withinQuota(
  db: Db,
  { ownerId, purpose }: Whose,
  bytes: number,
  insert: (trx: Db) => Promise<unknown>,
): Promise<void> {
  if (!ownerId) return void (await insert(db))
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${ownerId}`}, 0))`.execute(trx)
    const { isPersonal } = purposes[purpose]
    const most = isPersonal ? filesPerPerson : picturesPerPerson
    const used = await roomUsed(trx, ownerId, isPersonal ? personalPurposes : sitePurposes)
    if (used.bytes + bytes > most.bytes || used.count >= most.count)
      throw new FileRefused(
        'Your files have no room for this one. Delete some under Account, Files, and try again.',
      )
    await insert(trx)
  })
}

/** The total size and number of a person's files. */
export function roomUsed(db: Db, ownerId: string, among: FilePurpose[]) {
  return db
    .selectFrom('files')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(bytes), 0)`.as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('purpose', 'in', among)
    .executeTakeFirstOrThrow()
}
