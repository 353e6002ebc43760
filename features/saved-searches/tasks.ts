import type { Cron, Tasks } from '#lib/queue.ts'
import { readSettings, type Settings } from '../../config.ts'
import { sendAlerts } from './alerts.ts'

export const savedSearchTasksFor = (settings: () => Settings): Tasks => ({
  async 'saved-searches.alert'(_, { db, logger, signal }) {
    const written = await sendAlerts(db, { settings: settings(), now: new Date(), signal })
    if (written) logger.info({ written }, 'sent mail about new jobs')
  },
})

let settings: Settings | undefined
export const savedSearchTasks = savedSearchTasksFor(() => {
  settings ??= readSettings()
  return settings
})

/** Every time zone's offset is a multiple of a quarter of an hour. */
export const savedSearchCron: Cron[] = [{ task: 'saved-searches.alert', at: '*/15 * * * *' }]
