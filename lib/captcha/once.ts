import { createHash } from 'node:crypto'
import type { Db } from '../db.ts'

/** Whether this proof is shown for the first time. Two at the same time: one of them. */
export async function isFirstUse(db: Db, proof: string, expiresAt: Date): Promise<boolean> {
  const written = await db
    .insertInto('captcha_used')
    .values({ proof_hash: createHash('sha256').update(proof).digest(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst()
  return written !== undefined
}

/** Forgets proofs that nobody would take any more. */
export async function forgetOldProofs(db: Db): Promise<void> {
  await db.deleteFrom('captcha_used').where('expires_at', '<', new Date()).execute()
}
