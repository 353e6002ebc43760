import type { Cron, Tasks } from '#lib/queue.ts'
import { readSettings } from '../../config.ts'
import { forgetOldChanges, recordChanges } from './changes.ts'
import { factsOf } from './checks.ts'
import { nightlyBackup } from './nightly-backup.ts'

export const statusTasks: Tasks = {
  async 'status.look'(_, { db, logger }) {
    const facts = await factsOf({ db, settings: readSettings(), isThorough: true })
    await recordChanges(db, facts)
    await forgetOldChanges(db)
    const wrong = facts.filter(({ level }) => level === 'broken').map(({ key }) => key)
    if (wrong.length) logger.warn({ wrong }, 'something is not well: see /admin/status or npm run doctor')
  },

  async 'status.backup'(_, { logger }) {
    const said = await nightlyBackup(readSettings())
    if (said) logger.info({ said }, 'made a backup')
  },
}

export const statusCron: Cron[] = [
  { task: 'status.look', at: '*/10 * * * *' },
  { task: 'status.backup', at: '10 4 * * *' },
]
