import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { endSessionsOf } from '#lib/session.ts'
import { slugOf } from '#lib/slug.ts'
import type { UserType } from '#spec/roles.ts'

export type NewUser = {
  email: string
  firstName: string
  lastName: string
  /** argon2id in PHC form (lib/password.ts); null: signs in by single sign-on only */
  passwordHash: string | null
  /** the site that the account was made on */
  sourceThemeId: string | null
  type?: UserType
  phone?: string | null
  /** true where the address is proven already, as by single sign-on */
  activated?: boolean
}

/** What signing in and mailing need to know of an account. Never goes out as it is. */
export type Account = {
  id: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string | null
  sourceThemeId: string | null
  isActivated: boolean
  isDisabled: boolean
}

/** Addresses are unique for all sites together, whatever their case. */
const sameAddress = (email: string) => sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`

/** Adds an account. @returns its id, or null when the address has one already */
export async function createUser(db: Db, user: NewUser): Promise<string | null> {
  const added = await db
    .insertInto('users')
    .values({
      email: user.email.trim(),
      first_name: user.firstName.trim(),
      last_name: user.lastName.trim(),
      slug: slugOf(`${user.firstName} ${user.lastName}`, 'member'),
      password_hash: user.passwordHash,
      source_theme_id: user.sourceThemeId,
      type: user.type ?? 'User',
      phone: user.phone ?? null,
      activated_at: user.activated ? new Date() : null,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'password_hash as passwordHash',
      'source_theme_id as sourceThemeId',
    ])
    .select(sql<boolean>`activated_at is not null`.as('isActivated'))
    .select(sql<boolean>`disabled_at is not null`.as('isDisabled'))

export async function accountByEmail(db: Db, email: string): Promise<Account | null> {
  return (await accounts(db).where(sameAddress(email)).executeTakeFirst()) ?? null
}

export async function accountById(db: Db, id: string): Promise<Account | null> {
  return (await accounts(db).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The address is proven: links that would prove it are dead. Doing it again changes nothing. */
export async function activate(db: Db, id: string): Promise<void> {
  await db.deleteFrom('user_tokens').where('user_id', '=', id).where('purpose', '=', 'activate').execute()
  await db
    .updateTable('users')
    .set({ activated_at: new Date(), updated_at: new Date() })
    .where('id', '=', id)
    .where('activated_at', 'is', null)
    .execute()
}

/** The owner of the address is here, and did not choose the password that the account was made with: it must not stay. */
export async function proveAddress(db: Db, id: string): Promise<void> {
  await secure(db, id, { password_hash: null })
  await activate(db, id)
}

/** Somebody has signed in to the account. */
export async function signedIn(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ last_login_at: new Date() }).where('id', '=', id).execute()
}

/** Sets a new password; all other sessions of the account end. @param keep the token of the session that may stay */
export async function changePassword(db: Db, id: string, passwordHash: string, keep?: string): Promise<void> {
  await secure(db, id, { password_hash: passwordHash }, keep)
}

/** Sets a proven new address. @returns false when another account has it */
export async function changeEmail(db: Db, id: string, email: string, keep?: string): Promise<boolean> {
  const taken = await accountByEmail(db, email)
  if (taken && taken.id !== id) return false
  await db
    .updateTable('users')
    .set({ former_emails: sql`array_append(former_emails, email)` })
    .where('id', '=', id)
    .where('activated_at', 'is not', null)
    .execute()
  await secure(db, id, { email: email.trim() }, keep)
  return true
}

/**
 * Gives an account back to the holder of an earlier address. The password and the addresses since then may be those of
 * somebody else, so they go. @returns false when another account has the address
 */
export async function restoreEmail(db: Db, id: string, email: string): Promise<boolean> {
  const taken = await accountByEmail(db, email)
  if (taken && taken.id !== id) return false
  const at = sql`array_position(former_emails, ${email})`
  await db
    .updateTable('users')
    .set({
      former_emails: sql`case when ${at} is null then former_emails else former_emails[:${at} - 1] end`,
    })
    .where('id', '=', id)
    .execute()
  await secure(db, id, { email, password_hash: null })
  await db.deleteFrom('user_tokens').where('user_id', '=', id).execute()
  return true
}

/** What was made before no longer counts: sessions, links, signed uploads (they name the security stamp). */
async function secure(
  db: Db,
  id: string,
  change: { password_hash?: string | null; email?: string },
  keep?: string,
) {
  await db
    .updateTable('users')
    .set((row) => ({ ...change, security_stamp: row('security_stamp', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('user_tokens').where('user_id', '=', id).where('purpose', '=', 'reset').execute()
  await endSessionsOf(db, id, keep)
}
