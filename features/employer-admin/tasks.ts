import type { Cron, Tasks } from '#lib/queue.ts'
import { readSettings, type Settings } from '../../config.ts'
import { sendSummaries } from './summary.ts'

let settings: Settings | undefined

export const employerTasks: Tasks = {
  async 'employers.weekly-summary'(_, { db, logger }) {
    settings ??= readSettings()
    const written = await sendSummaries(db, settings, new Date())
    logger.info({ written }, 'sent weekly summaries to employers')
  },
}

/** Mondays, in the morning of the east coast. */
export const employerCron: Cron[] = [{ task: 'employers.weekly-summary', at: '0 12 * * 1' }]
