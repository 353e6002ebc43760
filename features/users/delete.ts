import { sql } from 'kysely'
import { keepOneOwner, lockEmployer, membershipsOf } from '#features/employers/index.ts'
import { dropFilesOf, dropOrphan } from '#features/files/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'
import { byId } from './hats.ts'
import { keepOneAdministrator } from './rights.ts'

/**
 * Deletes a person for good: the account, what hangs on it, and, at once after it, what features keep by the address
 * (`erase` in a room's feature.ts). What others must keep (the audit trail, later the ledger and conversations) names the id
 * alone, and `deleted_users` says that it was somebody.
 * @returns false when there is no such user
 * @throws Problem 409 when no administrator would remain
 */
export async function deleteUser(db: Db, actor: Actor, id: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await keepOneAdministrator(trx, id)
    await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
    await dropFilesOf(trx, id)
    await dropFilesOfSignUp(trx, id)
    const addresses = await addressesOf(trx, id)
    const employers = (await membershipsOf(trx, id)).toSorted(byId)
    for (const employer of employers) await lockEmployer(trx, employer.id)
    const gone = await trx
      .deleteFrom('users')
      .where('id', '=', id)
      .returning('source_theme_id as themeId')
      .executeTakeFirst()
    if (!gone) return false
    for (const employer of employers) await keepOneOwner(trx, employer.id)
    const { at } = await trx
      .insertInto('deleted_users')
      .values({ id, source_theme_id: gone.themeId })
      .returning('deleted_at as at')
      .executeTakeFirstOrThrow()
    for (const address of addresses) await addTask(trx, 'user.forget', { ...address, at })
    await audit(trx, actor, {
      action: 'user.delete',
      subject: { type: 'user', id },
      themeId: gone.themeId,
      detail: { byOneself: actor?.viewer?.id === id },
    })
    await sql`select forget_audit_addresses(${id})`.execute(trx)
    return true
  })
}

/**
 * The person's address, those before it, and the one that was to be next; none that another account has. What was never
 * proven may be a stranger's, whose things must stay.
 */
async function addressesOf(trx: Db, id: string): Promise<{ email: string; isProven: boolean }[]> {
  const { rows } = await sql<{ email: string; isProven: boolean }>`
    select lower(known.email) as email, bool_or(known.proven) as "isProven" from users u
      cross join lateral (
        select u.email, u.activated_at is not null union all select unnest(u.former_emails), true
        union all select email, false from user_tokens where user_id = u.id and email is not null
      ) known (email, proven)
    where u.id = ${id}
      and not exists (select from users other where other.id <> u.id and lower(other.email) = lower(known.email))
    group by 1`.execute(trx)
  return rows
}

/** They wait for the account to be active, and nobody owns them until then. */
async function dropFilesOfSignUp(trx: Db, id: string) {
  const signUps = await trx
    .selectFrom('sign_ups')
    .select(['dd214_file_id as dd214', 'resume_file_id as resume'])
    .where('user_id', '=', id)
    .execute()
  for (const { dd214, resume } of signUps)
    for (const file of [dd214, resume]) if (file) await dropOrphan(trx, file)
}
