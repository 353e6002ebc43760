import type { Cron, Tasks } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'
import { erasedListIn, listErased } from './erased-list.ts'

export const privacyTasks: Tasks = {
  async 'privacy.listErased'(_, { db }) {
    await listErased(db, erasedListIn(readSettings().dataDir))
  },
}

export const privacyCron: Cron[] = [{ task: 'privacy.listErased', at: '*/10 * * * *' }]
