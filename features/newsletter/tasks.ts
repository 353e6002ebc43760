import type { Cron, Tasks } from '#lib/queue.ts'
import { forgetUnconfirmed } from './subscriptions.ts'

export const newsletterTasks: Tasks = {
  async 'newsletter.tidy'(_, { db, logger }) {
    const forgotten = await forgetUnconfirmed(db)
    if (forgotten) logger.info({ forgotten }, 'forgot addresses that nobody confirmed')
  },
}

export const newsletterCron: Cron[] = [{ task: 'newsletter.tidy', at: '40 4 * * *' }]
