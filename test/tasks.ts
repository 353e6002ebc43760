import { queuedSoon } from '#lib/soon.ts'
import type { TestDatabase } from './database.ts'

/** Does what the queue would do for the waiting tasks of this name. */
export async function runTasks({ pool, application }: TestDatabase, name: string) {
  await queuedSoon()
  const { features } = await import('../features/list.ts')
  const { tasks } = features({ development: false, demo: false })
  const { rows } = await pool.query(
    `delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = $1) returning payload`,
    [name],
  )
  for (const { payload } of rows)
    await tasks[name]!(payload, { db: application.db, pool: application.pool } as never)
  return rows.length
}
