import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/**
 * Removes a member's account whose address was never proven and whose link is too old: anybody can have made it, so the
 * next sign-up with the address begins from nothing. Accounts that staff or employers made stay.
 */
export async function removeUnproven(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
    .where('activated_at', 'is', null)
    .where('last_login_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('type', '=', 'User')
    .where('is_theme_owner', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('employer_members').whereRef('user_id', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_tokens')
            .whereRef('user_id', '=', 'users.id')
            .where('purpose', '=', 'activate')
            .where('expires_at', '>', new Date()),
        ),
      ),
    )
    .execute()
}
