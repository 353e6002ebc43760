import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { refresh, writeBulk } from './bulk.ts'
import type { Cluster } from './cluster.ts'
import { currentJobs } from './current-jobs.ts'
import { documentOf } from './document.ts'
import { searchIndexes } from './indexes.ts'
import { forgetChanges, oldestChanges, refuseChanges } from './outbox.ts'

const shipping = 4_810_003

export type Shipped = { jobs: number; isMore: boolean; refused: number }
const nothing: Shipped = { jobs: 0, isMore: false, refused: 0 }

/**
 * Brings the oldest changes to every index of ours, one process at a time. They are forgotten only when all of the indexes have them:
 * what fails, or is killed at any point, is sent again. A job may be newer than its version says, as later changes follow.
 * @throws Overloaded or Incomplete
 */
export async function ship(db: Db, cluster: Cluster, most: number): Promise<Shipped> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(shipping)}) as mine`.execute(tx)
    if (!rows[0]!.mine) return nothing
    const changes = await oldestChanges(tx, most)
    if (!changes.length) return nothing
    const isMore = changes.length === most
    const indexes = await searchIndexes(tx)
    const versions = new Map(changes.map(({ jobId, version }) => [jobId, version]))
    const refused = indexes.length ? await write(tx, cluster, indexes, versions) : new Map<string, string>()
    for (const [id, reason] of refused)
      await refuseChanges(
        tx,
        changes.filter(({ jobId }) => jobId === id),
        reason,
      )
    await forgetChanges(
      tx,
      changes.filter(({ jobId }) => !refused.has(jobId)),
    )
    // Pages that were kept meanwhile do not know these jobs.
    await sql`select pg_notify('content', '')`.execute(tx)
    return { jobs: versions.size, isMore, refused: refused.size }
  })
}

async function write(tx: Db, cluster: Cluster, indexes: { name: string }[], versions: Map<string, number>) {
  const jobs = await currentJobs(tx, [...versions.keys()])
  const documents = new Map(jobs.map((job) => [job.id, documentOf(job)]))
  const operations = [...versions].map(([id, version]) => ({
    id,
    version,
    document: documents.get(id) ?? null,
  }))
  const refused = new Map<string, string>()
  for (const { name } of indexes) {
    for (const { id, reason } of await writeBulk(cluster, name, operations)) refused.set(id, reason)
    await refresh(cluster, name)
  }
  return refused
}
