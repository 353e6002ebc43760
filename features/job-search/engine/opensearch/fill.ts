import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { Stop } from '#lib/stop.ts'
import { Overloaded, refresh, writeBulk } from './bulk.ts'
import { type Cluster, patience, writeAlias } from './cluster.ts'
import { currentJobs } from './current-jobs.ts'
import { documentOf } from './document.ts'
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
/** Batches that the cluster has to write at once, while the next one is analyzed. */
const atOnce = 2

export type Progress = { filled: number; total: number }

/**
 * Fills a new index beside the one that serves and lets it take over: people search throughout. A run that was interrupted goes on where it
 * stopped. Changes meanwhile reach both (ship.ts); what is filled in never replaces them, having version 0.
 * @returns how many jobs it has
 */
export async function rebuildIndex(
  db: Db,
  cluster: Cluster,
  {
    report = () => {},
    startAnew = false,
  }: { report?: (progress: Progress) => void; startAnew?: boolean } = {},
): Promise<{ name: string; filled: number; resumed: boolean }> {
  const { index, resumed } = await begun(db, cluster, startAnew)
  const filled = await fill(db, cluster, index, report)
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

async function fill(db: Db, cluster: Cluster, index: SearchIndex, report: (progress: Progress) => void) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from job_entries where live`.execute(
    db,
  )
  const total = rows[0]!.total
  let { reached, filled } = index
  const writing = new Set<Promise<void>>()
  let failure: unknown = null
  /** Batches end in any order; an interrupted run goes on behind the last one before which all have ended. */
  let inOrder: Promise<void> = Promise.resolve()
  for (;;) {
    const ids = await idsAfter(db, reached)
    if (!ids.length || failure) break
    const jobs = await currentJobs(db, ids)
    const operations = jobs.map((job) => ({ id: job.id, version: 0, document: documentOf(job) }))
    while (writing.size >= atOnce) await Promise.race(writing)
    const written = writePatiently(cluster, index.name, operations)
    const before = inOrder
    reached = ids.at(-1)!
    filled += ids.length
    const until = { ...index, filled }
    const last = reached
    inOrder = Promise.all([before, written]).then(async () => {
      await reachedIn(db, until, last)
      report({ filled: until.filled, total })
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

type Operations = Parameters<typeof writeBulk>[2]

/** A cluster that is overloaded is given less at once, and time. */
async function writePatiently(
  cluster: Cluster,
  index: string,
  operations: Operations,
  tries = 8,
): Promise<void> {
  try {
    // What the index will never take is reported when its next change is sent.
    await writeBulk(cluster, index, operations)
  } catch (error) {
    if (tries === 1) throw error
    await sleep(error instanceof Overloaded ? 1_000 : 2_000)
    const middle = Math.ceil(operations.length / 2)
    for (const half of [operations.slice(0, middle), operations.slice(middle)])
      if (half.length) await writePatiently(cluster, index, half, tries - 1)
  }
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
