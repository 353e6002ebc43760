import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { isLive, type Where } from '#lib/instance.ts'

let where: Where | undefined

/** How many tasks are paused because this database is a copy; none where it is live. */
export async function waitingInCopy(db: Db, here: () => Where): Promise<number> {
  where ??= here()
  if (await isLive(db, where)) return 0
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from graphile_worker.jobs where attempts < max_attempts`.execute(db)
  return Math.max(1, rows[0]!.waiting)
}
