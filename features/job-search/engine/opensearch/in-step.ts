import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#lib/db.ts'
import { isLive, type Where } from '#lib/instance.ts'
import { Overloaded } from './bulk.ts'
import type { Cluster } from './cluster.ts'
import { forgetGone } from './forget-gone.ts'
import { ship } from './ship.ts'

/** Jobs that are sent together: fewer when the cluster has too much to do, more when it has taken them. */
const most = { first: 500, least: 25, largest: 2_000 }
const pauses = { idle: 300, first: 1_000, longest: 30_000, copy: 5_000 }
const forgetEveryMs = 10 * 60_000

/**
 * Brings changes to the cluster for as long as this is the live database, and tries again whatever fails: after a pause that grows, and
 * with less at once where the cluster says that it is too much.
 */
export function keepInStep(options: {
  db: Db
  cluster: Cluster
  where: Where
  logger: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>
}): { stop(): Promise<void> } {
  const { db, cluster, where, logger } = options
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
  let size = most.first
  let failures = 0
  let forgot = Date.now()

  async function step(): Promise<number> {
    try {
      if (!(await isLive(db, where))) return pauses.copy
      const { jobs, isMore, refused } = await ship(db, cluster, size)
      if (refused) logger.error({ refused }, 'the search cluster refused documents: see npm run doctor')
      if (failures) logger.info('the search cluster takes changes again')
      failures = 0
      if (jobs) size = Math.min(most.largest, Math.ceil(size * 1.25))
      if (!isMore && Date.now() - forgot > forgetEveryMs) {
        forgot = Date.now()
        await forgetGone(cluster)
      }
      return isMore ? 0 : pauses.idle
    } catch (error) {
      if (error instanceof Overloaded) size = Math.max(most.least, Math.floor(size / 2))
      if (!failures++) logger.warn({ err: error }, 'the search cluster takes no changes: they wait')
      return Math.min(pauses.longest, pauses.first * 2 ** Math.min(failures - 1, 5))
    }
  }

  const work = (async () => {
    while (!stopping.signal.aborted) await pause(await step())
  })()
  return {
    async stop() {
      stopping.abort()
      await work
    },
  }
}
