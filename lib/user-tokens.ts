import { createHash, randomBytes } from 'node:crypto'
import type { Db } from './db.ts'

/** How long a link in a mail is good for, in hours (document 3, section 9: sign-up e-mail link valid 24 hours). */
export const linkHours = { activate: 24, reset: 1, email: 24 } as const
export type TokenPurpose = keyof typeof linkHours

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * A token for a link in a mail; earlier ones for the same purpose are dead.
 * @param email the new address, where the link proves one
 */
export async function issueToken(
  db: Db,
  userId: string,
  purpose: TokenPurpose,
  email?: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.deleteFrom('user_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
  await db
    .insertInto('user_tokens')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      purpose,
      email: email ?? null,
      expires_at: new Date(Date.now() + linkHours[purpose] * 3_600_000),
    })
    .execute()
  return token
}

/** Whose token it is, without using it up: to show the form that does. */
export async function tokenOwner(db: Db, token: string, purpose: TokenPurpose) {
  const found = await db
    .selectFrom('user_tokens')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return found ?? null
}

/** Uses a token up, once even when two ask at the same time; null when it is unknown, used or too old. */
export async function useToken(db: Db, token: string, purpose: TokenPurpose) {
  const used = await db
    .deleteFrom('user_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst()
  return used ?? null
}
