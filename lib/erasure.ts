import { z } from 'zod'
import type { Db } from './db.ts'
import { forgetMails } from './mail.ts'
import { inLane, type Tasks } from './queue.ts'

/** Forgets what a feature keeps by an address, as far as it is from before that moment. Doing it again changes nothing. */
export type Erase = (db: Db, email: string, until: Date) => Promise<void>

/** Of an address that was never proven, only what this account sent there to prove it: the rest is its holder's. */
const sentInVain: Erase[] = [
  (db, email, until) => forgetMails(db, email, until, ['activate', 'email-proof', 'new-address']),
]

const Left = z.object({ email: z.string(), at: z.coerce.date(), isProven: z.boolean() })

/** Account erasure beyond the account: what hangs on the account goes with its row, the rest by these of all rooms. */
export const erasureTasks = (erasers: Erase[]): Tasks => ({
  /** Follows the deletion of an account, whose transaction queues it. */
  'user.forget': inLane('mail', async (payload, { db }) => {
    const { email, at, isProven } = Left.parse(payload)
    await db.transaction().execute(async (trx) => {
      for (const forget of isProven ? erasers : sentInVain) await forget(trx, email, at)
    })
  }),
})
