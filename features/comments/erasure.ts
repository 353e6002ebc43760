import type { Db } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'
import { dropCachedPages } from './comments.ts'

/** Takes away what was written until then under an address: its owner has gone. */
export async function forgetCommentsBy(db: Db, email: string, until: Date): Promise<void> {
  await inScope(db, 'everywhere', (trx) =>
    trx
      .deleteFrom('comments')
      .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.trim().toLowerCase()))
      .where('created_at', '<=', until)
      .execute(),
  )
  await dropCachedPages(db)
}
