import { z } from 'zod'
import type { Cron, Tasks } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'
import { dropOldCopies } from './copies.ts'
import { erasedListIn, listErased } from './erased-list.ts'
import { giveUp, makeCopy } from './make-copy.ts'

const One = z.object({ id: z.uuid() })

export const personalDataTasks: Tasks = {
  async 'personal-data.listErased'(_, { db }) {
    await listErased(db, erasedListIn(readSettings().dataDir))
  },

  async 'personal-data.makeCopy'(payload, { db, lastAttempt }) {
    const { id } = One.parse(payload)
    try {
      await makeCopy(db, readSettings(), id)
    } catch (error) {
      if (lastAttempt) await giveUp(db, id)
      throw error
    }
  },

  async 'personal-data.dropCopies'(_, { db, logger }) {
    const dropped = await dropOldCopies(db)
    if (dropped) logger.info({ dropped }, 'deleted old copies of personal data')
  },
}

export const personalDataCron: Cron[] = [
  { task: 'personal-data.listErased', at: '*/10 * * * *' },
  { task: 'personal-data.dropCopies', at: '25 * * * *' },
]
