import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, runMigrations, type TaskList } from 'graphile-worker'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './db.ts'
import { watchOverWorkers } from './queue/alive.ts'
import { byLane, inLane } from './queue/lanes.ts'
import { gathering } from './queue/nudges.ts'
import { keepRunning } from './queue/runner.ts'
import type { TaskContext, Tasks } from './queue/task.ts'
import { carried, delivered } from './tracing.ts'

export type { Tasks } from './queue/task.ts'
export { inLane }

/** A scheduled task; `at` is a cron pattern in UTC. All processes share one schedule. */
export type Cron = { task: string; at: string; payload?: Record<string, unknown> }

export type TaskOptions = {
  /** at most one pending task per key: adding again replaces its payload and time */
  key?: string
  runAt?: Date
  /** tasks in one queue run serially; use few names, not one per row */
  queue?: string
  maxAttempts?: number
  /** within its lane the lowest number runs first; default 0 */
  priority?: number
}

/** Queues a task; inside a transaction it exists only if that commits. */
export async function addTask(db: Db, name: string, payload: unknown = {}, options: TaskOptions = {}) {
  await sql`select from ${taskAdded(name, sql`${JSON.stringify(carried(payload))}`, options)}`.execute(db)
}

/** Queues many tasks of one name in one statement. */
export async function addTasks(
  db: Db,
  name: string,
  tasks: { payload: unknown; key: string; priority: number }[],
): Promise<void> {
  const all = JSON.stringify(tasks.map(({ payload, ...task }) => ({ ...task, payload: carried(payload) })))
  await sql`
    select from graphile_worker.add_jobs(array(
      select (${name}, payload, null, null, null, key, priority, null)::graphile_worker.job_spec
      from json_to_recordset(${all}::json) as task (payload json, key text, priority smallint)))`.execute(db)
}

/**
 * The call that queues a task, as part of a larger statement.
 * @param payload JSON, made by the statement
 */
export function taskAdded(
  name: string,
  payload: RawBuilder<unknown>,
  { key, runAt, queue, maxAttempts, priority }: Within<TaskOptions>,
) {
  return sql`graphile_worker.add_job(
    identifier => ${name}, payload => ${payload}::json, queue_name => ${queue ?? null}::text,
    run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts ?? null}::int, job_key => ${key ?? null}::text,
    priority => ${priority ?? null}::int)`
}

/** What the statement makes itself may be a piece of it. */
type Within<Options> = { [Name in keyof Options]?: Options[Name] | RawBuilder<unknown> }

/** Cancels the task with this key, unless it is already running. */
export async function removeTask(db: Db, key: string): Promise<void> {
  await sql`select from graphile_worker.remove_job(${key})`.execute(db)
}

/** Which of these keys belong to a pending task (not started, or waiting for a retry). */
export async function waitingKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs
    where key = any(${keys}) and locked_at is null and attempts < max_attempts`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Brings the queue's own tables (schema graphile_worker) to the newest version. */
export async function installQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent })
}

/**
 * Runs tasks, each lane in its own slots, until `stop()`, which lets running ones finish (after 5 seconds it aborts
 * their signal). It survives a lost database and resumes when it is back.
 */
export async function startWorker(options: {
  db: Db
  pool: pg.Pool
  tasks: Tasks
  crontab?: Cron[]
  logger: FastifyBaseLogger
  /** what each task waits for: in a process that does something else, time for it */
  beforeEach?: () => Promise<void>
  /** how often to look for tasks of killed processes */
  beatMs?: number
}): Promise<{ stop(): Promise<void> }> {
  const { db, pool, logger, crontab = [], beforeEach = async () => {} } = options
  const watch = watchOverWorkers(pool, logger, options.beatMs)
  const begin = ({ lane, slots, tasks }: ReturnType<typeof byLane>[number]) =>
    keepRunning(
      {
        pgPool: pool,
        concurrency: slots,
        events: gathering(watch.eventsOf(lane)),
        noHandleSignals: true,
        pollInterval: 1000,
        // With batching, completions are written before stop() resolves; without, nothing awaits them.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        logger: through(logger),
        taskList: adapted(tasks, { db, pool, logger }, beforeEach),
        parsedCronItems: parseCronItems(lane === 'other' ? crontab.map(cronItem) : []),
      },
      logger,
    )
  const runners = await Promise.all(byLane(options.tasks).map(begin))
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()))
      await watch.stop()
    },
  }
}

const cronItem = ({ task, at, payload }: Cron) => ({ task, match: at, payload, identifier: task })

function adapted(
  tasks: Tasks,
  base: Pick<TaskContext, 'db' | 'pool' | 'logger'>,
  beforeEach: () => Promise<void>,
): TaskList {
  const entries = Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
    name,
    async (payload, { job, abortSignal }) => {
      await beforeEach()
      await delivered(payload, `task ${name}`, (own) =>
        task(own, {
          ...base,
          logger: base.logger.child({ task: name, job: job.id }),
          signal: abortSignal,
          attempt: job.attempts,
          lastAttempt: job.attempts >= job.max_attempts,
        }),
      )
    },
  ])
  return Object.fromEntries(entries)
}

const silent = new Logger(() => () => {})

/** Sends the queue's messages to our log, without its routine ones ("completed task 17"). */
const through = (logger: FastifyBaseLogger) =>
  new Logger((scope) => (level, message, meta) => {
    // Its own message repeats that of the error, with what a person typed.
    if (level === 'error') {
      const job = meta?.job as { task_identifier: string; id: string } | undefined
      const task = job?.task_identifier ?? scope.taskIdentifier
      logger.error(
        { err: meta?.error, task, job: job?.id },
        task ? 'a task failed' : 'background work failed',
      )
    } else if (level === 'warning') logger.warn(message)
    else logger.debug(message)
  })
