import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Cluster } from './cluster.ts'
import { currentJobs } from './current-jobs.ts'
import { documentOf } from './document.ts'
import { noteChanges } from './outbox.ts'
import { Incomplete, whole } from './partial.ts'

/** Jobs that a range has about: few enough to name them when something is wrong. */
const perRange = 2_000
const batch = 500

export type Difference = { missing: string[]; extra: string[]; different: string[] }
export type Verified = {
  ranges: number
  jobs: number
  wrong: number
  waiting: number
  difference: Difference
}

type Sums = Map<string, number>

/**
 * Compares what the cluster has with what the database says, by ranges of ids: how many jobs, and the sum of their checksums. Only in
 * ranges that differ it looks at each job. What has changed meanwhile is not counted: it is on its way.
 * @param repair sends the jobs that differ again, or deletes them
 */
export async function verifyIndex(
  db: Db,
  cluster: Cluster,
  {
    repair = false,
    report = () => {},
  }: { repair?: boolean; report?: (done: number, of: number) => void } = {},
): Promise<Verified> {
  const ranges = rangesFor(await jobsIn(db))
  const difference: Difference = { missing: [], extra: [], different: [] }
  let jobs = 0
  for (const [i, range] of ranges.entries()) {
    const here = await sumsHere(db, range)
    jobs += here.size
    if (!(await agree(cluster, range, here))) collect(difference, here, await sumsThere(cluster, range))
    report(i + 1, ranges.length)
  }
  const waiting = await leaveOutWaiting(db, difference)
  const wrong = Object.values(difference).flat()
  if (repair) for (let i = 0; i < wrong.length; i += 1_000) await noteChanges(db, wrong.slice(i, i + 1_000))
  return { ranges: ranges.length, jobs, wrong: wrong.length, waiting, difference }
}

const jobsIn = async (db: Db): Promise<number> =>
  (await sql<{ count: number }>`select count(*) as count from job_entries where live`.execute(db)).rows[0]!
    .count

/** Ids by how they begin: from this one, and before that one. */
type Range = { from: string; before: string | null }

function rangesFor(jobs: number): Range[] {
  const count = Math.min(65_536, Math.max(1, Math.ceil(jobs / perRange)))
  const beginning = (i: number) =>
    `${Math.floor((i * 0x1_0000_0000) / count)
      .toString(16)
      .padStart(8, '0')}-0000-0000-0000-000000000000`
  return Array.from({ length: count }, (_, i) => ({
    from: beginning(i),
    before: i === count - 1 ? null : beginning(i + 1),
  }))
}

/** Checksums of the documents that the jobs of a range should have. */
async function sumsHere(db: Db, { from, before }: Range): Promise<Sums> {
  const { rows } = await sql<{ id: string }>`
    select id from job_entries where live and id >= ${from}::uuid ${before ? sql`and id < ${before}::uuid` : sql``}`.execute(
    db,
  )
  const now = Math.floor(Date.now() / 1000)
  const sums: Sums = new Map()
  for (let i = 0; i < rows.length; i += batch) {
    const jobs = await currentJobs(
      db,
      rows.slice(i, i + batch).map(({ id }) => id),
    )
    for (const job of jobs) if (job.gone > now) sums.set(job.id, documentOf(job).sum)
  }
  return sums
}

const inRange = ({ from, before }: Range) => ({
  bool: {
    filter: [
      { range: { id: { gte: from, ...(before && { lt: before }) } } },
      { range: { gone: { gt: Math.floor(Date.now() / 1000) } } },
    ],
  },
})

type Body = { aggregations?: { sum: { value: number }; count: { value: number } }; hits: { hits: Row[] } }
type Row = { fields: { id: [string]; sum: [number] }; sort: [string] }

async function asked({ client, alias }: Cluster, body: object): Promise<Body> {
  const path = `/${alias}/_search`
  const answer = await client.transport
    .request(
      { method: 'POST', path, querystring: { allow_partial_search_results: false }, body },
      { requestTimeout: 60_000 },
    )
    .catch((error: Error) =>
      Promise.reject(new Incomplete('The search cluster does not answer.', { cause: error })),
    )
  return whole(answer.body as Body)
}

async function agree(cluster: Cluster, range: Range, here: Sums): Promise<boolean> {
  const aggs = { sum: { sum: { field: 'sum' } }, count: { value_count: { field: 'sum' } } }
  const { aggregations } = await asked(cluster, { query: inRange(range), size: 0, aggs })
  const sum = [...here.values()].reduce((total, each) => total + each, 0)
  return aggregations!.count.value === here.size && aggregations!.sum.value === sum
}

async function sumsThere(cluster: Cluster, range: Range): Promise<Sums> {
  const sums: Sums = new Map()
  for (let last: [string] | null = null; ; ) {
    const { hits }: Body = await asked(cluster, {
      query: inRange(range),
      ...{ size: 1_000, sort: [{ id: 'asc' }], docvalue_fields: ['id', 'sum'], stored_fields: '_none_' },
      ...(last && { search_after: last }),
    })
    for (const { fields } of hits.hits) sums.set(fields.id[0], fields.sum[0])
    if (hits.hits.length < 1_000) return sums
    last = hits.hits.at(-1)!.sort
  }
}

function collect(difference: Difference, here: Sums, there: Sums): void {
  for (const [id, sum] of here) {
    if (!there.has(id)) difference.missing.push(id)
    else if (there.get(id) !== sum) difference.different.push(id)
  }
  for (const id of there.keys()) if (!here.has(id)) difference.extra.push(id)
}

/** @returns how many of them are on their way already */
async function leaveOutWaiting(db: Db, difference: Difference): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select distinct job_id as id from search_changes
    where refused is null and job_id = any(${Object.values(difference).flat()}::uuid[])`.execute(db)
  const waiting = new Set(rows.map(({ id }) => id))
  for (const name of ['missing', 'extra', 'different'] as const)
    difference[name] = difference[name].filter((id) => !waiting.has(id))
  return waiting.size
}
