import { z } from 'zod'
import { deliver } from '#lib/mail/deliver.ts'
import type { MailSettings } from '#lib/mail/settings.ts'
import { tidyMails } from '#lib/mail/tidy.ts'
import type { Transport } from '#lib/mail/transport.ts'
import { transportOf } from '#lib/mail/transports.ts'
import { type Cron, inLane, type Tasks } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'

const One = z.object({ id: z.uuid() })

type Ways = () => { mail: MailSettings; transport: Transport; development: boolean }

/** The tasks of mail, with their settings. The log names a mail by its id, never its content. */
export const mailTasksFor = (ways: Ways): Tasks => ({
  'mail.send': inLane('mail', async (payload, { db, logger, signal, lastAttempt }) => {
    const { id } = One.parse(payload)
    const { mail, transport, development } = ways()
    const outcome = await deliver(id, { db, transport, from: mail.from, signal, lastAttempt })
    if (outcome === 'failed') logger.warn({ mail: id }, 'a mail could not be delivered')
    else if (development && mail.transport === 'outbox' && outcome === 'sent')
      logger.warn(
        `A mail was captured instead of being sent: administrators can read it at /admin/mail/${id}`,
      )
    else logger.info({ mail: id, outcome }, 'a mail was processed')
  }),

  async 'mail.tidy'(_, { db, logger }) {
    const dropped = await tidyMails(db, ways().mail.keepDays)
    if (dropped) logger.info({ dropped }, 'deleted old mails')
  },
})

let ways: ReturnType<Ways> | undefined

export const mailTasks = mailTasksFor(() => {
  if (!ways) {
    const { mail, development } = readSettings()
    ways = { mail, development, transport: transportOf(mail) }
  }
  return ways
})

export const mailCron: Cron[] = [{ task: 'mail.tidy', at: '40 3 * * *' }]
