import { expect } from 'vitest'
import { jobId } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { upsertJobs } from '#features/jobs/upsert.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { noOpenSearch, openSearchUrls, searchOn } from '#test/opensearch/harness.ts'
import { lockForWriting } from '../segments/locks.ts'
import { SearchThreads } from '../threads/search-threads.ts'
import { SegmentBuilder } from '../threads/segment-builder.ts'
import { cities, type ModelJob, model, works } from './board.fixture.ts'
import { type EngineQuery, withFlag, withValue } from './query.ts'
import type { SearchEngine } from './search-engine.ts'
import { segmentEngine } from './segment-engine.ts'

type Engine = {
  missing: string | null
  /** each search of one elsewhere is two requests */
  runs: { boards: number; searches: number }
  open(db: Db): Promise<Ready>
}

export type Ready = {
  db: Db
  engine: SearchEngine
  /** brings it in step with the database */
  settle(): Promise<void>
  close(): Promise<void>
}

const none = async () => {}

/** Whatever an engine is made of. */
export const engines: Record<string, Engine> = {
  'segments, in the thread that asks': {
    missing: null,
    runs: { boards: 12, searches: 40 },
    open: async (db) => ({ db, engine: segmentEngine(null), settle: none, close: none }),
  },
  'segments, in threads': {
    missing: null,
    runs: { boards: 12, searches: 40 },
    open: async (db) => {
      const engine = segmentEngine(new SearchThreads(2), 0, new SegmentBuilder(0).open())
      return { db, engine, settle: none, close: none }
    },
  },
  'OpenSearch (where Maven and a JDK are)': {
    missing: noOpenSearch(),
    runs: { boards: 4, searches: 12 },
    open: async (db) => ({ db, ...(await searchOn(db, await openSearchUrls())) }),
  },
}

export const now = () => Math.floor(Date.now() / 1000)
export const hour = 3_600

export const plain = (title: string[], city = 0) => ({
  ...{
    title,
    city,
    text: [],
    category: [],
    type: 'Full-time',
    isRemote: false,
    isVolunteer: false,
    posted: 1,
    work: null,
  },
})

/** Only the jobs of one board, newest first where the order is compared. */
export const scoped = (each: Partial<EngineQuery>, employer: string): Partial<EngineQuery> => ({
  ...each,
  conditions: [
    ...(each.conditions ?? []),
    withValue('employer', [employer]),
    ...(each.there ? [{ kind: 'any' as const, of: [each.there, withFlag('remote')] }] : []),
  ],
})

let boards = 0
/** A board of its own for each run, in two batches. */
export async function indexed({ db, engine, settle }: Ready, jobs: Omit<ModelJob, 'id'>[]) {
  const name = `Board ${boards++}`
  const employer = await addEmployer(db, name)
  const drafts = jobs.map((job, i) => {
    const { title, text, category, city, posted, type, work, ...flags } = job
    return draft(`J-${i}`, {
      ...{ ...cities[city]!, ...flags, categories: category, type: type as 'Full-time' },
      ...{
        title: title.join(' '),
        description: `<p>${text.join(' ')}</p><p>${work ? works[work].text : ''}</p>`,
      },
      postedAt: new Date(Date.now() - posted * hour * 1_000),
    })
  })
  const half = Math.ceil(drafts.length / 2)
  for (const batch of [drafts.slice(0, half), drafts.slice(half)]) {
    const ids = batch.map(({ reference }) => jobId(employer, reference))
    const source = { employer: { id: employer, name, never_expire_jobs: false }, feedId: null }
    const toIndex = batch.map((each, i) => ({ id: ids[i]!, hash: each.hash, facts: each }))
    if (batch.length)
      await inTransaction(db, async (tx) => {
        await lockForWriting(tx)
        const { added } = await engine.index(tx, source, toIndex, () =>
          upsertJobs(tx, employer, null, ids, batch),
        )
        expect(added).toBe(batch.length)
      })
  }
  while (await engine.classify(db));
  await settle()
  const all = jobs.map((job, i): ModelJob => ({ ...job, id: jobId(employer, `J-${i}`) }))
  return { employer, all }
}

/** The engine says what a look at each job says. */
export async function agrees({ db, engine }: Ready, all: ModelJob[], query: EngineQuery) {
  const expected = all.filter((job) => model.matches(job, query))
  const there = query.there && expected.filter((job) => model.meets(job, query.there!))
  const limit = 7
  const first = await engine.search(db, { ...query, limit })
  const shown = JSON.stringify(query)
  expect(first.total, shown).toBe(expected.length)
  expect(first.there, shown).toBe(there?.length ?? null)
  expect(await engine.count(db, query)).toEqual({
    total: expected.length,
    there: there?.length ?? null,
  })
  for (const name of ['cat', 'type', 'state', 'remote'] as const) {
    const counted = Map.groupBy(
      all.filter((job) => model.matches(job, query, name)).flatMap((job) => model.valuesOf(job, name)),
      (value) => value,
    )
    const shownValues = first.facets.get(name)!.filter(([, count]) => count > 0)
    expect(new Map(shownValues), `${name} ${shown}`).toEqual(
      new Map([...counted].map(([value, jobs]) => [value, jobs.length])),
    )
  }
  const pages = Math.max(1, Math.ceil(expected.length / limit))
  const hits = [...first.hits]
  for (let page = 2; page <= pages; page++)
    hits.push(...(await engine.search(db, { ...query, limit, page })).hits)
  expect(hits.map(({ id }) => id).toSorted(), shown).toEqual(expected.map(({ id }) => id).toSorted())
  expect((await engine.search(db, { ...query, limit, page: pages + 3 })).page).toBe(pages)
  // What is at the place comes first.
  expect(hits.map(({ isThere }) => isThere)).toEqual(hits.map((_, i) => !there || i < there.length))
  if (query.sort === 'newest' && !there)
    for (const [i, hit] of hits.slice(1).entries()) expect(hit.posted).toBeLessThanOrEqual(hits[i]!.posted)
  if (query.sort === 'proximity' && query.place && !there) {
    const reach = query.place.miles
    const near = hits.map(({ miles }) =>
      miles !== null && miles <= reach ? miles : Number.POSITIVE_INFINITY,
    )
    for (const [i, miles] of near.slice(1).entries())
      expect(miles, shown).toBeGreaterThanOrEqual(near[i]! - 0.2)
  }
}
