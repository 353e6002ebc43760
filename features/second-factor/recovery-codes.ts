import { createHmac, randomInt } from 'node:crypto'
import type { Db } from '#lib/db.ts'

const count = 10
// No lookalikes: no 0 and o, no 1, i and l.
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** 'k7m2p-x9qrt': 49 bits. */
const newCode = () =>
  Array.from({ length: 11 }, (_, at) => (at === 5 ? '-' : letters[randomInt(letters.length)])).join('')

const hashOf = (secret: string, userId: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery ${userId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()

/** Replaces the codes. They are shown once: only their HMACs are stored. */
export async function renewRecoveryCodes(
  db: Db,
  settings: { secret: string },
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await deleteRecoveryCodes(db, userId)
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(settings.secret, userId, code) })))
    .execute()
  return codes
}

/** Uses up a code: once, even when two requests send it at the same time. */
export async function isRecoveryCode(db: Db, settings: { secret: string }, userId: string, code: string) {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(settings.secret, userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const deleteRecoveryCodes = (db: Db, userId: string) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
