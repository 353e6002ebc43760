import type { Cron, Tasks } from '#lib/queue.ts'
import { expired, type Retention } from '#lib/retention.ts'
import { readSettings } from '../../config.ts'

/** Each night: deletes what is over by the settings, of all rooms. */
export const retentionTasks = (rules: Retention[]): Tasks => ({
  async 'retention.apply'(_, { db, logger, signal }) {
    for await (const { rule, ids } of expired(db, rules, readSettings().retention, { isDry: false })) {
      logger.info({ setting: rule.setting, deleted: ids.length }, 'deleted what was over')
      if (signal?.aborted) return
    }
  },
})

export const retentionCron: Cron[] = [{ task: 'retention.apply', at: '50 2 * * *' }]
