import { createHash } from 'node:crypto'
import { type Db, runPrepared } from '../db.ts'
import { notWaitingForDisk } from '../on-disk.ts'

/** Whether this proof is used for the first time; of two concurrent uses only one is. */
export async function isFirstUse(db: Db, proof: string, expiresAt: Date): Promise<boolean> {
  const query = db
    .insertInto('captcha_used')
    .values({ proof_hash: createHash('sha256').update(proof).digest(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    // What the form does is committed later, and waits for both.
    .returning(['expires_at', notWaitingForDisk.as('commit')])
  return (await runPrepared(db, query)).length > 0
}

/** Deletes expired proofs. */
export async function forgetOldProofs(db: Db): Promise<void> {
  await db.deleteFrom('captcha_used').where('expires_at', '<', new Date()).execute()
}
