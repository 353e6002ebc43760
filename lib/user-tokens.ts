import { createHash, randomBytes } from 'node:crypto'
import type { Db } from './db.ts'

/** How long a link in a mail is valid, in hours (document 3, section 9: sign-up e-mail link valid 24 hours). */
export const linkHours = {
  activate: 24,
  reset: 1,
  email: 24,
  'new-address': 72,
  'address-stop': 168,
  'data-copy': 72,
} as const
export type TokenPurpose = keyof typeof linkHours

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Issues a token for a link in a mail and revokes earlier ones for the same purpose.
 * @param email the new address, when the link verifies one
 */
export async function issueToken(
  db: Db,
  userId: string,
  purpose: TokenPurpose,
  email?: string,
): Promise<string> {
  await revokeTokens(db, userId, purpose)
  return addToken(db, userId, purpose, email)
}

/** Issues a token beside earlier ones for the same purpose, which stay valid. */
export async function addToken(
  db: Db,
  userId: string,
  purpose: TokenPurpose,
  email?: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
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

/** Revokes the tokens for a purpose. @returns whether there was one that still worked */
export async function revokeTokens(db: Db, userId: string, purpose: TokenPurpose): Promise<boolean> {
  const revoked = await db
    .deleteFrom('user_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .returning('expires_at')
    .execute()
  return revoked.some(({ expires_at }) => expires_at > new Date())
}

/** The latest valid token of a user for a purpose, as facts; never the token itself. */
export async function pendingToken(db: Db, userId: string, purpose: TokenPurpose) {
  const found = await db
    .selectFrom('user_tokens')
    .select(['email', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return found ?? null
}

/** Whether a valid token for this purpose was issued within the last `ms` milliseconds. */
export async function issuedWithin(
  db: Db,
  userId: string,
  purpose: TokenPurpose,
  ms: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('user_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(Date.now() - ms))
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return found !== undefined
}

/** The user of a token, without consuming it: to show the form that does. */
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

/** Consumes a token, atomically; null when it is unknown, used or expired. */
export async function useToken(db: Db, token: string, purpose: TokenPurpose) {
  const used = await db
    .deleteFrom('user_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning(['user_id as userId', 'email', 'created_at as createdAt'])
    .executeTakeFirst()
  return used ?? null
}
