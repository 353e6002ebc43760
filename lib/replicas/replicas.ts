import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { highest, type Need, needs } from './needs.ts'
import { positionHistory, positionOf } from './position.ts'
import { openReplica, type Replica, type ReplicaState } from './replica.ts'

/** Requests that everybody makes: see `needOf`. */
const everyone = ''
/** How much longer than the tolerated lag a position is remembered: the clocks and the looks of processes differ. */
const marginMs = 30_000

export type Replicas = {
  all: readonly Replica[]
  /** how long a position of a write is needed */
  keepMs: number
  /** The least busy of those that serve and have replayed `need`; null: ask the primary. */
  pick(need: Need): Replica | null
  /** It could not answer a statement, which the primary is asked now. One that is lost is left out until it has been looked at. */
  failed(replica: Replica, error: unknown, isLost: boolean): void
  /** where the primary is now: everything that was acknowledged is before it */
  position(): Promise<bigint>
  /** From now on readers find what is committed now: one person, or all. */
  changed(person?: string): void
  needOf(person: string | undefined): Need
  close(): Promise<void>
}

export type ReplicaOptions = {
  urls: string[]
  primary: pg.Pool
  lagLimitMs: number
  logger: FastifyBaseLogger
  connections?: number
  everyMs?: number
  patienceMs?: number
}

/**
 * The replicas of DATABASE_READ_URL, each looked at several times a second. What serves is at most `lagLimitMs` behind, answers, and
 * follows the same primary.
 */
export async function openReplicas({
  urls,
  primary,
  lagLimitMs,
  logger,
  connections = 20,
  everyMs = 250,
  patienceMs = 1_000,
}: ReplicaOptions): Promise<Replicas> {
  const all = urls.map((url) => openReplica(url, connections, patienceMs))
  const keepMs = lagLimitMs + marginMs
  const history = positionHistory(keepMs)
  const stopped = new AbortController()
  let system: string | null = null

  const ask = async (lsn: string) => {
    const { rows } = await primary.query<{ position: string }>(`select ${lsn}::text as position`)
    return positionOf(rows[0]!.position)!
  }
  // What was committed without waiting for the disk is before it, too.
  const position = () => ask('pg_current_wal_insert_lsn()')
  // What a replica can have.
  const sent = () => ask('pg_current_wal_flush_lsn()')
  const needed = needs(position, keepMs)

  async function lookAtPrimary() {
    system ??= await systemOf(primary)
    history.note(await sent(), performance.now())
  }

  async function lookAt(replica: Replica) {
    const found = await replica.look()
    if (stopped.signal.aborted) return
    if (!found) return enter(replica, 'down')
    replica.position = found.position
    replica.lagMs = history.lagOf(found.position, performance.now())
    if (system && found.system !== system) return enter(replica, 'foreign')
    if (!found.follows) return enter(replica, 'promoted')
    enter(replica, system && replica.lagMs <= lagLimitMs ? 'serving' : 'lagging')
  }

  function enter(replica: Replica, state: ReplicaState) {
    if (replica.state === state) return
    const { name, lagMs } = replica
    replica.state = state
    if (state === 'down') replica.hangUp()
    if (state === 'serving') logger.info({ replica: name }, 'a replica serves reads')
    else logger.warn({ replica: name, state, ...(Number.isFinite(lagMs) && { lagMs }) }, leftOut[state])
  }

  async function look() {
    // A primary that is away moves no further: replicas that have followed so far serve on.
    await Promise.race([lookAtPrimary().catch(() => {}), sleep(patienceMs, undefined, { ref: false })])
    await Promise.all(all.map(lookAt))
  }

  await look()
  const whole = (async () => {
    while (!stopped.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
      if (!stopped.signal.aborted) await look()
    }
  })()

  return {
    ...{ all, keepMs, position },
    pick(need) {
      if (need === 'unknown') return null
      let best: Replica | null = null
      for (const replica of all)
        if (replica.state === 'serving' && replica.position >= need && (!best || busy(replica) < busy(best)))
          best = replica
      return best
    },
    failed(replica, error, isLost) {
      replica.failures++
      if (isLost) enter(replica, 'down')
      else logger.warn({ err: error, replica: replica.name }, 'a replica could not answer; the primary does')
    },
    changed: (person = everyone) => needed.raise(person),
    needOf: (person) =>
      person === undefined ? needed.of(everyone) : highest(needed.of(everyone), needed.of(person)),
    async close() {
      stopped.abort()
      await whole
      await Promise.all(all.map((replica) => replica.close()))
    },
  }
}

const leftOut: Record<Exclude<ReplicaState, 'serving'>, string> = {
  lagging: 'a replica is left out: it is behind',
  down: 'a replica is left out: it does not answer',
  promoted: 'a replica is left out: it follows no primary any more',
  foreign: 'a replica is left out: it is a copy of another database',
}

const busy = ({ pool }: Replica) => pool.totalCount - pool.idleCount + pool.waitingCount

async function systemOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  )
  return rows[0]!.system
}
