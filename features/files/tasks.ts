import { z } from 'zod'
import type { Cron, Tasks } from '#lib/queue.ts'
import { vault } from './open.ts'
import { rewrapKeys } from './rewrap.ts'
import { sweep } from './sweep.ts'

const Erase = z.object({ keys: z.array(z.string()), staged: z.array(z.string()).default([]) })

export const fileTasks: Tasks = {
  /** Erases the bytes of deleted files from the store. */
  async 'files.erase'(payload) {
    const { keys, staged } = Erase.parse(payload)
    for (const key of keys) await vault().erase(key)
    for (const key of staged) await vault().store.staging?.remove(key)
  },

  async 'files.sweep'(_, { db, logger }) {
    logger.info(await sweep(db), 'swept the files')
    const keys = await rewrapKeys(db)
    if (keys.wrapped || keys.failed) logger.info(keys, 'rewrapped the keys of files')
  },
}

export const fileCron: Cron[] = [{ task: 'files.sweep', at: '20 3 * * *' }]
