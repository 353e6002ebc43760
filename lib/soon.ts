import { sql } from 'kysely'
import { type Db, runPrepared } from './db.ts'
import { notWaitingForDisk } from './on-disk.ts'
import { taskAdded } from './queue.ts'
import { together } from './together.ts'

const adders = new WeakMap<Db, (name: string) => Promise<void>>()
const underWay = new Set<Promise<void>>()
const gatherMs = 100

/**
 * Queues a task that does everything of its kind that waits in a table, once for all who ask within a moment; nobody waits for it. What
 * waits was committed before, and the task has a schedule, too: so a process that is killed before it loses nothing.
 */
export function soon(db: Db, name: string): void {
  const add = adders.get(db) ?? adderOn(db)
  adders.set(db, add)
  const added = add(name).catch(() => {})
  underWay.add(added)
  added.then(() => underWay.delete(added))
}

/** Waits until all that this process was asked for is queued: for tests. */
export const queuedSoon = async (): Promise<void> => void (await Promise.all(underWay))

const adderOn = (db: Db) =>
  together<string, Set<string>>(
    () => new Set(),
    (names, name) => names.add(name),
    async (names) => {
      for (const name of names) await runPrepared(db, added(name))
    },
    gatherMs,
  )

/** One that has not begun yet sees what was committed by now. */
const added = (name: string) => sql`
  select ${notWaitingForDisk} from (
    select where not exists (
      select from graphile_worker._private_jobs where key = ${name} and locked_at is null and attempts = 0 and run_at <= now())
  ) missing, lateral (select from ${taskAdded(name, sql`'{}'`, { key: name })}) task`
