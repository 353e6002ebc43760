import { z } from 'zod'
import { type Cron, inLane, type Tasks } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'
import { importInThread } from './run/import-in-thread.ts'
import { isWanted, whileWanted } from './run/while-wanted.ts'
import { queueRun, takeDue } from './schedule.ts'

const Run = z.object({ feed: z.uuid(), confirm: z.boolean().default(false) })

export const feedTasks: Tasks = {
  /** Reads one feed. Problems of the feed are recorded in its run; only our own errors are retried. */
  runFeed: inLane('imports', async (payload, { db, pool, logger, signal }) => {
    const { feed, confirm } = Run.parse(payload)
    const databaseUrl = pool.options.connectionString!
    const allowPrivate = readSettings().allowPrivateAddresses
    const run = await whileWanted(db, feed, signal, (wanted) =>
      importInThread({ databaseUrl, feedId: feed, confirm, allowPrivate }, wanted),
    )
    if (run === 'unwanted') {
      logger.info({ feed }, 'the feed was removed or paused')
      // Resumed while this run was ending: the run that was queued then found the feed still being read.
      if (await isWanted(db, feed)) await queueRun(db, feed)
      return
    }
    if (!run) return logger.info({ feed }, 'the feed is being read already')
    const { employer, read, added, changed, gone, seconds, failureReason } = run
    logger.info({ feed, employer, read, added, changed, gone, seconds, failureReason }, 'read a feed')
  }),

  /** Queues the feeds that are due. */
  async runDueFeeds(_, { db }) {
    await db.transaction().execute(async (trx) => {
      for (const { id } of await takeDue(trx)) await queueRun(trx, id)
    })
  },
}

export const feedCron: Cron[] = [{ task: 'runDueFeeds', at: '*/10 * * * *' }]
