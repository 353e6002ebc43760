import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/** The class of our advisory locks: "mstr" in ASCII. */
export const runnersClass = 0x6d737472

/**
 * Frees the tasks of killed processes, which would stay locked for hours. Each process holds an advisory lock for each
 * of its runners, which ends with its connection. A runner seen without one for a whole beat is dead; that delay is for
 * those that only lost their connection, which they notice and repair at once.
 */
export function watchOverWorkers(pool: pg.Pool, logger: FastifyBaseLogger, beatMs = 10_000) {
  const changes = new EventEmitter()
  const stopping = new AbortController()
  const { signal } = stopping
  const runners = new Map<string, string>()

  /** The events to pass to a lane's runner; each new runner replaces the previous one. */
  function eventsOf(lane: string): WorkerEvents {
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => {
      runners.set(lane, workerPool.id)
      changes.emit('change')
    })
    return events
  }

  const whole = (async () => {
    while (!signal.aborted) {
      await pool
        .connect()
        .then(watch)
        .catch((error) => logger.debug({ err: error }, 'cannot monitor workers'))
      await sleep(Math.min(beatMs, 500), undefined, { signal }).catch(() => {})
    }
  })()

  async function watch(client: pg.PoolClient) {
    const lost = new AbortController()
    client.once('error', (error) => lost.abort(error))
    let held: string[] = []
    let silentSince = new Map<string, number>()
    try {
      while (!signal.aborted) {
        lost.signal.throwIfAborted()
        const running = [...runners.values()]
        if (!same(held, running)) await hold(client, running)
        held = running
        const now = performance.now()
        const silent = await withoutLock(client)
        silentSince = new Map(silent.map((id) => [id, silentSince.get(id) ?? now]))
        const dead = [...silentSince].filter(([, since]) => now - since >= beatMs).map(([id]) => id)
        await free(client, dead)
        if (same(held, [...runners.values()])) await untilNextLook(lost.signal)
      }
    } finally {
      client.release(true)
    }
  }

  async function free(client: pg.PoolClient, dead: string[]) {
    if (!dead.length) return
    logger.warn({ dead }, 'freeing the tasks of dead workers')
    await client.query('select graphile_worker.force_unlock_workers($1)', [dead])
  }

  /** A new runner must get its lock at once, and a lost connection be replaced at once. */
  const untilNextLook = (lost: AbortSignal) => {
    const next = AbortSignal.any([signal, lost, AbortSignal.timeout(beatMs)])
    return once(changes, 'change', { signal: next }).catch(() => {})
  }

  return {
    eventsOf,
    async stop() {
      stopping.abort()
      await whole
    },
  }
}

const same = (some: string[], others: string[]) => some.join() === others.join()

const hold = (client: pg.PoolClient, runners: string[]) =>
  client.query(
    `with freed as materialized (select pg_advisory_unlock_all())
     select pg_advisory_lock_shared($1, hashtext(runner)) from freed, unnest($2::text[]) as runner`,
    [runnersClass, runners],
  )

async function withoutLock(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ locked_by: string }>(
    `select locked_by from (
       select locked_by from graphile_worker._private_jobs
       union select locked_by from graphile_worker._private_job_queues
     ) working
     where locked_by is not null and not exists (
       select from pg_locks
       where locktype = 'advisory' and classid = $1::int::oid
         and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
         and database = (select oid from pg_database where datname = current_database()))`,
    [runnersClass],
  )
  return rows.map((row) => row.locked_by)
}
