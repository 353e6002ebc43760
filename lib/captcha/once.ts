import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { inPieces } from '../batched.ts'
import { type Db, runPrepared } from '../db.ts'
import { notWaitingForDisk } from '../on-disk.ts'

type Proof = { hash: string; expiresAt: Date }
type IsFirst = (proof: Proof) => Promise<boolean>
const takers = new WeakMap<Db, IsFirst>()

/** Whether this proof is used for the first time; of two concurrent uses only one is. Proofs that come together share a statement. */
export function isFirstUse(db: Db, proof: string, expiresAt: Date): Promise<boolean> {
  const take = takers.get(db) ?? inPieces((all: Proof[]) => takeAll(db, all), 2)
  takers.set(db, take)
  return take({ hash: createHash('sha256').update(proof).digest('hex'), expiresAt })
}

async function takeAll(db: Db, all: Proof[]): Promise<boolean[]> {
  const query = sql<{ hash: string }>`
    insert into captcha_used (proof_hash, expires_at)
    select decode(hash, 'hex'), "expiresAt" from json_to_recordset(${JSON.stringify(all)}::json)
      as used (hash text, "expiresAt" timestamptz)
    -- In one order, so that no two processes wait for each other.
    order by hash on conflict do nothing
    -- What the form does is committed later, and waits for both.
    returning encode(proof_hash, 'hex') as hash, ${notWaitingForDisk} as commit`
  const unused = new Set((await runPrepared(db, query)).map(({ hash }) => hash))
  return all.map(({ hash }) => unused.delete(hash))
}

/** Deletes expired proofs. */
export async function forgetOldProofs(db: Db): Promise<void> {
  await db.deleteFrom('captcha_used').where('expires_at', '<', new Date()).execute()
}
