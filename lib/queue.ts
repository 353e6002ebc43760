import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, runMigrations, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './db.ts'
import { watchOverWorkers } from './queue/alive.ts'
import { keepRunning } from './queue/runner.ts'

/** What a task has at hand. `signal` fires when the process is about to end: stop at the next safe place. */
export type TaskContext = {
  db: Db
  pool: pg.Pool
  logger: FastifyBaseLogger
  signal: AbortSignal
  /** 1 at the first run; `lastAttempt` when no other will follow a failure */
  attempt: number
  lastAttempt: boolean
}

/**
 * Work done in the background, at least once: after a crash it runs again, so it must be safe to repeat.
 * A throw is logged and tried again later, each time after a longer pause.
 */
export type Task = (payload: unknown, context: TaskContext) => Promise<void>
export type Tasks = Record<string, Task>

/** A task that runs by the clock; `at` is a cron pattern in UTC. Many processes share one schedule. */
export type Cron = { task: string; at: string; payload?: Record<string, unknown> }

export type TaskOptions = {
  /** one waiting task for a key: adding again replaces payload and time of the waiting one */
  key?: string
  runAt?: Date
  /** tasks in one queue run one after the other; few names, not one per row */
  queue?: string
  maxAttempts?: number
}

/** Queues a task; inside a transaction it exists only if that commits. */
export async function addTask(db: Db, name: string, payload: unknown = {}, options: TaskOptions = {}) {
  const { key = null, runAt = null, queue = null, maxAttempts = null } = options
  await sql`select from graphile_worker.add_job(
    identifier => ${name}, payload => ${JSON.stringify(payload)}::json, queue_name => ${queue}::text,
    run_at => ${runAt}::timestamptz, max_attempts => ${maxAttempts}::int, job_key => ${key}::text)`.execute(
    db,
  )
}

/** Brings the queue's own tables (schema graphile_worker) to the newest version. */
export async function installQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent })
}

/**
 * Runs tasks until `stop()`, which lets running ones end (after 5 seconds it fires their signal).
 * A lost database ends nothing: it starts again when the database is back.
 */
export async function startWorker(options: {
  db: Db
  pool: pg.Pool
  tasks: Tasks
  crontab?: Cron[]
  logger: FastifyBaseLogger
  concurrency?: number
  /** how often to look for tasks of processes that were killed */
  beatMs?: number
}): Promise<{ stop(): Promise<void> }> {
  const { db, pool, logger, crontab = [], concurrency = 2 } = options
  const watch = watchOverWorkers(pool, logger, options.beatMs)
  const runner = await keepRunning(
    {
      pgPool: pool,
      concurrency,
      events: watch.events,
      noHandleSignals: true,
      pollInterval: 1000,
      // Batched, the ends of tasks are written before stop() resolves; unbatched, nobody waits for them.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: through(logger),
      taskList: adapted(options.tasks, { db, pool, logger }),
      parsedCronItems: parseCronItems(
        crontab.map(({ task, at, payload }) => ({ task, match: at, payload, identifier: task })),
      ),
    },
    logger,
  )
  return {
    async stop() {
      await runner.stop()
      await watch.stop()
    },
  }
}

function adapted(tasks: Tasks, base: Pick<TaskContext, 'db' | 'pool' | 'logger'>): TaskList {
  const entries = Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
    name,
    (payload, { job, abortSignal }) =>
      task(payload, {
        ...base,
        logger: base.logger.child({ task: name, job: job.id }),
        signal: abortSignal,
        attempt: job.attempts,
        lastAttempt: job.attempts >= job.max_attempts,
      }),
  ])
  return Object.fromEntries(entries)
}

const silent = new Logger(() => () => {})

/** The queue's own words go to our log; its daily business ("completed task 17") is of interest to nobody. */
const through = (logger: FastifyBaseLogger) =>
  new Logger((scope) => (level, message, meta) => {
    if (level === 'error')
      logger.error({ err: meta?.error, task: scope.taskIdentifier }, message.split('\n')[0])
    else if (level === 'warning') logger.warn(message)
    else logger.debug(message)
  })
