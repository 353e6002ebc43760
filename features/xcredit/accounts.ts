import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { LearningProvider } from './provider/provider.ts'
import type { Xcredit } from './schema.ts'

/** Whether a person has an account at the learning site, and what one would be made of. */
export async function xcreditOf(db: Db, provider: LearningProvider, userId: string): Promise<Xcredit> {
  const { name, email, xcreditId } = await db
    .selectFrom('users')
    .leftJoin('outside_accounts', 'user_id', 'id')
    .select(['email', 'xcredit_id as xcreditId', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { name, email, xcreditId, href: xcreditId && provider.address(xcreditId) }
}

/** Makes the account of a person, once: also for two presses at the same time. @returns its id at the learning site */
export async function makeAccount(db: Db, provider: LearningProvider, userId: string): Promise<string> {
  const { name, email, xcreditId } = await xcreditOf(db, provider, userId)
  if (xcreditId) return xcreditId
  const made = await provider.create({ key: userId, name, email })
  await db
    .insertInto('outside_accounts')
    .values({ user_id: userId, xcredit_id: made })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return made
}
