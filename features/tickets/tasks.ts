import { z } from 'zod'
import { type Cron, inLane, type Tasks } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'
import { issueToNewMembers } from './issue.ts'
import { mailTicket } from './mail.ts'

const Mail = z.object({ id: z.uuid(), nonce: z.number() })

export const ticketTasks: Tasks = {
  'tickets.mail': inLane('mail', (payload, { db }) => {
    const { id, nonce } = Mail.parse(payload)
    return mailTicket(db, readSettings(), id, nonce)
  }),
  'tickets.issue': inLane('mail', async (_, { db, logger }) => {
    const issued = await issueToNewMembers(db)
    if (issued) logger.info({ issued }, 'issued tickets to new members')
  }),
}

export const ticketCron: Cron[] = [{ task: 'tickets.issue', at: '*/2 * * * *' }]
