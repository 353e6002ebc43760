import type { Db } from '../db.ts'
import { hashOf } from './token.ts'

/** The person of this session has just proven again who they are. */
export async function proveSession(db: Db, token: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: new Date() })
    .where('token_hash', '=', hashOf(token))
    .execute()
}
