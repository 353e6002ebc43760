import { z } from 'zod'
import { deliver } from '#lib/mail/deliver.ts'
import type { MailSettings } from '#lib/mail/settings.ts'
import { tidyMails } from '#lib/mail/tidy.ts'
import type { Transport } from '#lib/mail/transport.ts'
import { transportOf } from '#lib/mail/transports.ts'
import type { Cron, Tasks } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'

const One = z.object({ id: z.uuid() })

type Ways = () => { mail: MailSettings; transport: Transport; development: boolean }

/** The tasks of mail, with the settings they follow. The log names a mail by its id: never what stands in it. */
export const mailTasksFor = (ways: Ways): Tasks => ({
  async 'mail.send'(payload, { db, logger, signal, lastAttempt }) {
    const { id } = One.parse(payload)
    const { mail, transport, development } = ways()
    const outcome = await deliver(id, { db, transport, from: mail.from, signal, lastAttempt })
    if (outcome === 'failed') logger.warn({ mail: id }, 'a mail could not be delivered')
    else if (development && mail.transport === 'outbox' && outcome === 'sent')
      logger.warn(`A mail was kept here instead of being sent: administrators read it at /admin/mail/${id}`)
    else logger.info({ mail: id, outcome }, 'a mail is done')
  },

  async 'mail.tidy'(_, { db, logger }) {
    const dropped = await tidyMails(db, ways().mail.keepDays)
    if (dropped) logger.info({ dropped }, 'dropped old mails')
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
