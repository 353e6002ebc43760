import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/** The class of our advisory locks: "mstr" in ASCII. */
const lockClass = 0x6d737472

/**
 * Frees the tasks of processes that were killed, which would stay locked for hours. Whoever works holds an advisory
 * lock in the name of its runner, which ends with its connection. A runner that is seen without one for a whole beat is
 * dead; that time is for those who lost their connection only, which they notice and mend at once.
 * @returns the events to give to the runner, and the end of it all
 */
export function watchOverWorkers(pool: pg.Pool, logger: FastifyBaseLogger, beatMs = 10_000) {
  const events: WorkerEvents = new EventEmitter()
  const stopping = new AbortController()
  const { signal } = stopping
  let runner = ''
  events.on('pool:create', ({ workerPool }) => {
    runner = workerPool.id
  })

  const whole = (async () => {
    while (!signal.aborted) {
      await pool
        .connect()
        .then(watch)
        .catch((error) => logger.debug({ err: error }, 'can not watch over workers'))
      await sleep(Math.min(beatMs, 500), undefined, { signal }).catch(() => {})
    }
  })()

  async function watch(client: pg.PoolClient) {
    const lost = new AbortController()
    client.once('error', (error) => lost.abort(error))
    let held = ''
    let silentSince = new Map<string, number>()
    try {
      while (!signal.aborted) {
        lost.signal.throwIfAborted()
        if (held !== runner) await hold(client, runner)
        held = runner
        const now = performance.now()
        const silent = await withoutLock(client)
        silentSince = new Map(silent.map((id) => [id, silentSince.get(id) ?? now]))
        const dead = [...silentSince].filter(([, since]) => now - since >= beatMs).map(([id]) => id)
        await free(client, dead)
        if (held === runner) await untilNextLook(lost.signal)
      }
    } finally {
      client.release(true)
    }
  }

  async function free(client: pg.PoolClient, dead: string[]) {
    if (!dead.length) return
    logger.warn({ dead }, 'freeing the tasks of workers that ended without a word')
    await client.query('select graphile_worker.force_unlock_workers($1)', [dead])
  }

  /** A new runner must not wait for its lock, nor a lost connection for the next. */
  const untilNextLook = (lost: AbortSignal) => {
    const next = AbortSignal.any([signal, lost, AbortSignal.timeout(beatMs)])
    return once(events, 'pool:create', { signal: next }).catch(() => {})
  }

  return {
    events,
    async stop() {
      stopping.abort()
      await whole
    },
  }
}

const hold = (client: pg.PoolClient, runner: string) =>
  client.query('select pg_advisory_unlock_all(), pg_advisory_lock_shared($1, hashtext($2))', [
    lockClass,
    runner,
  ])

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
    [lockClass],
  )
  return rows.map((row) => row.locked_by)
}
