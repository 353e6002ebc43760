import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/** What the cluster must be given: a job as it is at this version or later. */
export type Change = { version: number; jobId: string }

/** Notes that these jobs have changed. Call it in the transaction of the change, after their entries are locked. */
export async function noteChanges(tx: Db, ids: string[]): Promise<void> {
  if (!ids.length) return
  await sql`insert into search_changes (job_id) select unnest(${ids}::uuid[])`.execute(tx)
}

/** The oldest changes, in the order of their versions. */
export async function oldestChanges(tx: Db, most: number): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select version, job_id as "jobId" from search_changes where refused is null order by version limit ${most}`.execute(
    tx,
  )
  return rows
}

/** The cluster has these jobs now, whatever it refused of them before. */
export async function forgetChanges(tx: Db, changes: Change[]): Promise<void> {
  await sql`delete from search_changes where version = any(${changes.map(({ version }) => version)}::bigint[])`.execute(
    tx,
  )
  await sql`
    delete from search_changes
    where refused is not null and job_id = any(${changes.map(({ jobId }) => jobId)}::uuid[])`.execute(tx)
}

/** The cluster will never take these documents: they are not sent again, and `npm run doctor` names them. */
export async function refuseChanges(tx: Db, changes: Change[], reason: string): Promise<void> {
  await sql`update search_changes set refused = ${reason}
    where version = any(${changes.map(({ version }) => version)}::bigint[])`.execute(tx)
}

export type Lag = { seconds: number; waiting: number; refused: number }

/** How far the cluster is behind the database. */
export async function searchLag(db: Db): Promise<Lag> {
  const { rows } = await sql<Lag>`
    select coalesce(extract(epoch from now() - (
        select at from search_changes where refused is null order by version limit 1)), 0)::float8 as seconds,
      count(*) filter (where refused is null) as waiting, count(*) filter (where refused is not null) as refused
    from search_changes`.execute(db)
  return rows[0]!
}
