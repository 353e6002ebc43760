import type { Db } from '#lib/db.ts'
import type { SingleSignOnSettings } from '#lib/single-sign-on-settings.ts'
import { type ProviderId, providersOf } from './providers.ts'

/** The enabled providers, and which of them are linked to this account. */
export async function linkedProviders(
  db: Db,
  settings: { singleSignOn: SingleSignOnSettings },
  userId: string,
): Promise<{ id: string; name: string; email: string | null }[]> {
  const linked = await db
    .selectFrom('identities')
    .select(['provider', 'email'])
    .where('user_id', '=', userId)
    .execute()
  return providersOf(settings).map(({ id, name }) => ({
    id,
    name,
    email: linked.find(({ provider }) => provider === id)?.email ?? null,
  }))
}

/** Whether any provider opens this account. */
export async function hasIdentity(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('identities')
    .select('provider')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** The account that a person at a provider is linked to; records the use. */
export async function identityOwner(db: Db, provider: ProviderId, subject: string): Promise<string | null> {
  const found = await db
    .updateTable('identities')
    .set({ last_used_at: new Date() })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('user_id')
    .executeTakeFirst()
  return found?.user_id ?? null
}

/** @returns false when the account is linked to another person there, or that person to another account */
export async function linkIdentity(
  db: Db,
  userId: string,
  { provider, subject, email }: { provider: ProviderId; subject: string; email: string },
): Promise<boolean> {
  const linked = await db
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return linked !== undefined
}

/** @returns whether it was linked */
export async function unlinkIdentity(db: Db, userId: string, provider: ProviderId): Promise<boolean> {
  const gone = db.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider)
  return (await gone.returning('user_id').execute()).length > 0
}

/** Removes the links that were made since then. */
export const unlinkSince = (db: Db, userId: string, since: Date) =>
  db.deleteFrom('identities').where('user_id', '=', userId).where('linked_at', '>=', since).execute()
