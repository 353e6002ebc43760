import type { Cron, Tasks } from '#lib/queue.ts'
import { checkTrail, sealTrail } from './chain.ts'

export const auditTasks: Tasks = {
  'audit.seal': async (_, { db }) => void (await sealTrail(db)),

  /** Daily: puts the last link into the log, where a later replacement of the whole chain shows. */
  async 'audit.check'(_, { db, logger }) {
    const { faults, last } = await checkTrail(db)
    if (faults.length) logger.error({ faults: faults.slice(0, 10) }, 'the audit trail was changed')
    else if (last) logger.info(last, 'the audit trail holds')
  },
}

export const auditCron: Cron[] = [
  { task: 'audit.seal', at: '* * * * *' },
  { task: 'audit.check', at: '50 3 * * *' },
]
