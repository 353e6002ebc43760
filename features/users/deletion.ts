import { dropFilesOf } from '#features/files/index.ts'
import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { forgetMails } from '#lib/mail.ts'
import { keepOneOwner } from './employer-owner.ts'
import { inTransaction, keepOneAdministrator } from './rights.ts'

/**
 * Deletes a person for good: the account, what hangs on it, the mails that were sent to it. What others must keep (the
 * audit trail, later the ledger and conversations) names the id alone, and `deleted_users` says that it was somebody.
 * @returns false when there is no such user
 * @throws Problem 409 when no administrator would remain
 */
export async function deleteUser(db: Db, doer: Doer, id: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await keepOneAdministrator(trx, id)
    await dropFilesOf(trx, id)
    const gone = await trx
      .deleteFrom('users')
      .where('id', '=', id)
      .returning(['email', 'source_theme_id as themeId', 'employer_id as employerId'])
      .executeTakeFirst()
    if (!gone) return false
    if (gone.employerId) await keepOneOwner(trx, gone.employerId)
    await trx.insertInto('deleted_users').values({ id, source_theme_id: gone.themeId }).execute()
    await forgetMails(trx, gone.email)
    await audit(trx, doer, {
      action: 'user.delete',
      subject: { type: 'user', id },
      themeId: gone.themeId,
      detail: { byOneself: doer?.viewer?.id === id },
    })
    return true
  })
}
