import { sql } from 'kysely'
import type { Cron, Tasks } from '#lib/queue.ts'

export const connectionTasks: Tasks = {
  /** Counted are the requests of a day: older ones are forgotten. */
  async 'connections.forget-requests'(_, { db }) {
    await db
      .deleteFrom('connection_requests')
      .where('at', '<', sql<Date>`now() - interval '2 days'`)
      .execute()
  },
}

export const connectionCron: Cron[] = [{ task: 'connections.forget-requests', at: '50 4 * * *' }]
