import { accountByEmail } from '#features/users/index.ts'
import { forgetOldProofs } from '#lib/captcha/index.ts'
import { type Cron, inLane, type Tasks } from '#lib/queue.ts'
import { type From, mailActivation } from './activation-mail.ts'
import { completeSignUp } from './complete.ts'
import { forgetOldDrafts } from './drafts.ts'

type Reminder = { email: string; from: From }

export const signUpTasks: Tasks = {
  'signUp.complete': inLane('mail', (completed, { db }) => completeSignUp(db, completed)),

  /** Mails the activation link again, if somebody waits for it. In the background: how long it takes reveals nothing. */
  'signUp.remind': inLane('mail', async (payload, { db }) => {
    const { email, from } = payload as Reminder
    const account = await accountByEmail(db, email)
    if (!account || account.isActivated || account.isDisabled) return
    await db.transaction().execute((trx) => mailActivation(trx, from, account))
  }),

  /** Forgets what was begun and not ended within a day, and captchas that nobody would take any more. */
  async 'signUp.sweep'(_, { db }) {
    await forgetOldDrafts(db)
    await forgetOldProofs(db)
  },
}

export const signUpCron: Cron[] = [{ task: 'signUp.sweep', at: '23 * * * *' }]
