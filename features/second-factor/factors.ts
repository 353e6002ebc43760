import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Factors } from './schema.ts'

/** A person's second factors. Recovery codes alone do not count: they are only a backup. */
export async function factorsOf(db: Db, userId: string): Promise<Factors> {
  const found = await db
    .selectNoFrom((row) => [
      row.exists(row.selectFrom('authenticators').where('user_id', '=', userId)).as('app'),
      row
        .selectFrom('passkeys')
        .where('user_id', '=', userId)
        .select(sql<number>`count(*)::int`.as('n'))
        .as('passkeys'),
      row
        .selectFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('n'))
        .as('recoveryCodes'),
    ])
    .executeTakeFirstOrThrow()
  const app = Boolean(found.app)
  const passkeys = found.passkeys ?? 0
  return { app, passkeys, recoveryCodes: found.recoveryCodes ?? 0, any: app || passkeys > 0 }
}

/** Removes what was added since then, and the recovery codes: an account that was taken over may have got them. */
export async function removeFactorsSince(db: Db, userId: string, since: Date): Promise<void> {
  for (const table of ['authenticators', 'passkeys'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
