import type { Cron, Tasks } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'
import { erasedListIn, listErased } from './erased-list.ts'

export const personalDataTasks: Tasks = {
  async 'personal-data.listErased'(_, { db }) {
    await listErased(db, erasedListIn(readSettings().dataDir))
  },
}

export const personalDataCron: Cron[] = [{ task: 'personal-data.listErased', at: '*/10 * * * *' }]
