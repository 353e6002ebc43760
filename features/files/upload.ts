import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Db } from '#lib/db.ts'
import { Problem } from '#lib/problem.ts'
import type { FilePurpose } from './schema.ts'
import { type Stored, storeFile } from './store-file.ts'

/**
 * Accepts the file of a signed address: once, and only while its owner's account is unchanged.
 * @throws Problem 410 when the address was used, has expired, or the account changed
 */
export async function receiveUpload(db: Db, id: string, bytes: AsyncIterable<Buffer>): Promise<Stored> {
  const upload = await claim(db, id)
  if (!upload)
    throw new Problem(410, 'This upload address was already used or has expired. Request a new one.')
  const stored = await storeFile(db, { ...upload, bytes }).catch(async (error) => {
    // An interrupted upload does not use up the address.
    await release(db, id)
    throw error
  })
  if (!stored.ok && stored.isOurs) await release(db, id)
  return stored
}

async function claim(db: Db, id: string) {
  const claimed = await db
    .updateTable('uploads')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('staging_key', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(isUnchanged)
    .returning(['id', 'owner_id as ownerId', 'theme_id as themeId', 'purpose', 'name'])
    .executeTakeFirst()
  return claimed && { ...claimed, purpose: claimed.purpose as FilePurpose }
}

const release = (db: Db, id: string) =>
  db.updateTable('uploads').set({ used_at: null }).where('id', '=', id).execute()

/** The owner has the same password, address and rights as when the address was signed. */
export const isUnchanged = ({ exists, selectFrom }: ExpressionBuilder<DB, 'uploads'>): Expression<SqlBool> =>
  exists(
    selectFrom('users')
      .select('users.id')
      .whereRef('users.id', '=', 'uploads.owner_id')
      .whereRef('users.security_stamp', '=', 'uploads.security_stamp')
      .where('users.disabled_at', 'is', null),
  )
