import { z } from 'zod'
import { forgetBounces } from '#lib/mail/suppressions.ts'
import { forgetMails } from '#lib/mail.ts'
import type { Tasks } from '#lib/queue.ts'
import { forgetCommentsBy } from './comments/index.ts'
import { forgetSubscriptions } from './newsletter/index.ts'
import { forgetDraftsOf } from './sign-up/index.ts'
import type { Forget } from './users/index.ts'

/**
 * What features keep by an address instead of by an account: a feature that does so adds a line. What hangs on the
 * account goes with its row.
 */
const kept: Forget[] = [forgetMails, forgetBounces, forgetSubscriptions, forgetCommentsBy, forgetDraftsOf]

const Left = z.object({ email: z.string(), at: z.coerce.date() })

export const leavingTasks: Tasks = {
  /** Follows the deletion of an account, whose transaction queues it. */
  async 'user.forget'(payload, { db }) {
    const { email, at } = Left.parse(payload)
    await db.transaction().execute(async (trx) => {
      for (const forget of kept) await forget(trx, email, at)
    })
  },
}
