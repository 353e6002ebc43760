import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { openPool } from '../db.ts'
import type { ReplicaState } from './replica.ts'
import { openReplicas } from './replicas.ts'

/**
 * How each replica is now, for a program that did not watch them: it takes up to the tolerated lag, since a replica that is behind
 * may just be reaching what the primary has.
 */
export async function lookAtReplicas(
  primaryUrl: string,
  urls: string[],
  lagLimitMs: number,
): Promise<{ name: string; state: ReplicaState }[]> {
  const primary = openPool(primaryUrl, 1)
  const logger = pino({ level: 'silent' })
  const replicas = await openReplicas({ urls, primary, lagLimitMs, logger, connections: 1 })
  try {
    const until = performance.now() + lagLimitMs
    while (replicas.all.some(({ state }) => state === 'lagging') && performance.now() < until)
      await sleep(100)
    return replicas.all.map(({ name, state }) => ({ name, state }))
  } finally {
    await replicas.close()
    await primary.end()
  }
}
