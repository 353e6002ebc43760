import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { may, type Person } from '#spec/access.ts'
import type { LearningProvider } from './provider/provider.ts'
import type { Xcredit } from './schema.ts'

type Viewer = NonNullable<Person>

/** Whether a person has an account at the learning site, and what one would be made of. */
export async function xcreditOf(db: Db, provider: LearningProvider, viewer: Viewer): Promise<Xcredit> {
  const { name, email, xcreditId } = await db
    .selectFrom('users')
    .leftJoin('outside_accounts', 'user_id', 'id')
    .select(['email', 'xcredit_id as xcreditId', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const href = xcreditId && provider.address(xcreditId)
  return { name, email, xcreditId, href, mayCreate: may(viewer, 'account.secure') }
}

/** Makes the account of a person, once: also for two presses at the same time. @returns its id at the learning site */
export async function makeAccount(db: Db, provider: LearningProvider, viewer: Viewer): Promise<string> {
  const { name, email, xcreditId } = await xcreditOf(db, provider, viewer)
  if (xcreditId) return xcreditId
  const made = await provider.create({ key: viewer.id, name, email })
  await db
    .insertInto('outside_accounts')
    .values({ user_id: viewer.id, xcredit_id: made })
    // Of two presses at once the second meets either unique index first, so neither is named.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const own = db.selectFrom('outside_accounts').select('xcredit_id').where('user_id', '=', viewer.id)
  return (await own.executeTakeFirstOrThrow()).xcredit_id
}
