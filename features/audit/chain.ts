import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

const batch = 2_000

/** Adds what is new to the chain of the trail (decision 229). @returns how many entries */
export async function sealTrail(db: Db): Promise<number> {
  for (let all = 0; ; ) {
    const { rows } = await sql<{ sealed: number }>`select seal_audit_trail(${batch}) as sealed`.execute(db)
    const { sealed } = rows[0]!
    all += sealed
    if (sealed < batch) return all
  }
}

export type Fault = { seq: number | null; entryId: string; fault: string }

/** Where the chain does not hold, and its last link: who noted an earlier one can tell whether all of it was replaced. */
export async function checkTrail(db: Db) {
  const faults =
    await sql<Fault>`select seq, entry_id as "entryId", fault from audit_faults() limit 100`.execute(db)
  const last = await sql<{ seq: number; hash: string }>`
    select seq, encode(hash, 'hex') as hash from audit_chain order by seq desc limit 1`.execute(db)
  return { faults: faults.rows, last: last.rows[0] ?? null }
}

/** The hash of a link. */
export async function linkAt(db: Db, seq: number): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select encode(hash, 'hex') as hash from audit_chain where seq = ${seq}`.execute(db)
  return rows[0]?.hash ?? null
}
