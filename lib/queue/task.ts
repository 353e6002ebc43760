import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Db } from '../db.ts'

/**
 * Kinds of background work and how many tasks of each a process runs at once. Each lane has its own slots: two feeds
 * that trickle for hours delay only other imports.
 */
export const lanes = {
  /** mail, and anything that users wait for or security requires: links, erasure */
  mail: 3,
  money: 2,
  imports: 2,
  other: 2,
} as const

export type Lane = keyof typeof lanes

/** What a task receives. `signal` aborts when the process is about to exit: stop at the next safe point. */
export type TaskContext = {
  db: Db
  pool: pg.Pool
  logger: FastifyBaseLogger
  signal: AbortSignal
  /** 1 at the first run; `lastAttempt` when a failure will not be retried */
  attempt: number
  lastAttempt: boolean
}

/**
 * A background job, run at least once: after a crash it runs again, so it must be idempotent.
 * An error is logged and the job retried with exponential backoff.
 */
export type Task = ((payload: unknown, context: TaskContext) => Promise<void>) & { lane?: Lane }
export type Tasks = Record<string, Task>
