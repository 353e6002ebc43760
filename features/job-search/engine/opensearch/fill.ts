import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { Stop } from '#lib/stop.ts'
import { refresh } from './bulk.ts'
import { type Cluster, patience, writeAlias } from './cluster.ts'
import { type BatchWriter, batchWriter, type ThreadAccess } from './fill-batches.ts'
import {
  beginIndex,
  forgetIndex,
  promoteIndex,
  reachedIn,
  type SearchIndex,
  searchIndexes,
} from './indexes.ts'
import { indexVersion, mapping, settingsOf } from './mapping.ts'

/** Jobs that are read and written together. */
const batch = 1_000

export type Progress = { filled: number; total: number }

/**
 * Fills a new index beside the one that serves and lets it take over: people search throughout. A run that was interrupted goes on where it
 * stopped. Changes meanwhile reach both (ship.ts); what is filled in never replaces them, having version 0.
 * @param threads what they need to read and write by themselves; null: without threads
 * @returns how many jobs it has
 */
export async function rebuildIndex(
  db: Db,
  cluster: Cluster,
  {
    report = () => {},
    startAnew = false,
    threads = null,
  }: { report?: (progress: Progress) => void; startAnew?: boolean; threads?: ThreadAccess | null } = {},
): Promise<{ name: string; filled: number; resumed: boolean }> {
  const { index, resumed } = await begun(db, cluster, startAnew)
  const filled = await fill(db, cluster, index, report, threads)
  await takeOver(db, cluster, index.name)
  return { name: index.name, filled, resumed }
}

async function begun(db: Db, cluster: Cluster, startAnew: boolean) {
  const version = indexVersion()
  const building = (await searchIndexes(db)).find(({ state }) => state === 'building')
  if (building) {
    const isThere = await cluster.client.indices.exists({ index: building.name })
    if (isThere.body && building.version === version && !startAnew) return { index: building, resumed: true }
    await cluster.client.indices.delete({ index: building.name, ignore_unavailable: true })
    await forgetIndex(db, building.name)
  }
  return { index: await created(db, cluster, version), resumed: false }
}

async function created(db: Db, cluster: Cluster, version: string): Promise<SearchIndex> {
  const name = `${cluster.alias}-${new Date().toISOString().replace(/\D/g, '').slice(0, 17)}`
  await cluster.client.indices.create(
    {
      index: name,
      body: {
        mappings: { ...mapping, _meta: { version } },
        // Without copies and without searches while it is filled.
        settings: { ...settingsOf({ ...cluster, replicas: 0 }), refresh_interval: '-1' },
        aliases: { [writeAlias(name)]: {} },
      } as never,
      // A cluster with much to do makes it later: known only when it is there.
      timeout: '30s',
    },
    { requestTimeout: patience.write },
  )
  // From now on changes reach it, too; what is read from the database afterwards has all earlier ones.
  return beginIndex(db, name, version)
}

async function fill(
  db: Db,
  cluster: Cluster,
  index: SearchIndex,
  report: (progress: Progress) => void,
  threads: ThreadAccess | null,
) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from job_entries where live`.execute(
    db,
  )
  const total = rows[0]!.total
  const writer = batchWriter(db, cluster, total - index.filled, threads)
  try {
    return await fillAll(db, index, writer, (filled) => report({ filled, total }))
  } finally {
    writer.end()
  }
}

async function fillAll(db: Db, index: SearchIndex, writer: BatchWriter, report: (filled: number) => void) {
  let { reached, filled } = index
  const writing = new Set<Promise<void>>()
  let failure: unknown = null
  /** Batches end in any order; an interrupted run goes on behind the last one before which all have ended. */
  let inOrder: Promise<void> = Promise.resolve()
  for (;;) {
    const ids = await idsAfter(db, reached)
    if (!ids.length || failure) break
    while (writing.size >= writer.atOnce) await Promise.race(writing)
    const written = writer.write(index.name, ids)
    const before = inOrder
    reached = ids.at(-1)!
    filled += ids.length
    const until = { ...index, filled }
    const last = reached
    inOrder = Promise.all([before, written]).then(async () => {
      await reachedIn(db, until, last)
      report(until.filled)
    })
    const settled = inOrder.catch((error) => {
      failure ??= error
    })
    writing.add(settled)
    settled.finally(() => writing.delete(settled))
  }
  await Promise.all(writing)
  if (failure) throw failure
  return filled
}

async function idsAfter(db: Db, reached: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from job_entries where live ${reached ? sql`and id > ${reached}` : sql``} order by id limit ${batch}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const greenMs = 10 * 60_000

/** The new index has its copies, everything in it is found, and the names change in one step. */
async function takeOver(db: Db, cluster: Cluster, name: string): Promise<void> {
  const { client, alias } = cluster
  const { number_of_shards: _, ...settings } = settingsOf(cluster)
  await client.indices.putSettings(
    { index: name, body: { index: settings } as never },
    { requestTimeout: patience.write },
  )
  await refresh(cluster, name)
  await untilGreen(cluster, name)
  const serving = await client.indices
    .getAlias({ name: alias })
    .then(({ body }) => Object.keys(body))
    .catch(() => [])
  const others = serving.filter((index) => index !== name)
  await client.indices.updateAliases({
    body: {
      actions: [...others.map((index) => ({ remove: { index, alias } })), { add: { index: name, alias } }],
    },
  })
  await promoteIndex(db, name)
  for (const index of others) await client.indices.delete({ index, ignore_unavailable: true })
}

async function untilGreen({ client }: Cluster, index: string): Promise<void> {
  const deadline = Date.now() + greenMs
  for (;;) {
    const { body } = await client.cluster.health({ index, wait_for_status: 'green', timeout: '2s' }).catch(
      // Not in time is answered with 408.
      () => ({ body: { status: 'yellow' } }),
    )
    if (body.status === 'green') return
    if (Date.now() > deadline)
      throw new Stop(
        'The new index is filled, but its copies are not complete, so the old one goes on serving. SEARCH_REPLICAS must be less than the number of nodes. Correct that and run npm run search:rebuild again: it goes on from here.',
      )
  }
}
