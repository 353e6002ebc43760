import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobId } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { upsertJobs } from '#features/jobs/upsert.ts'
import { inTransaction } from '#lib/db.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { noOpenSearch, openSearchUrls, searchOn } from '#test/opensearch/harness.ts'
import { lockForWriting } from '../segments/locks.ts'
import { SearchThreads } from '../threads/search-threads.ts'
import { SegmentBuilder } from '../threads/segment-builder.ts'
import { board, cities, type ModelJob, model, search } from './board.fixture.ts'
import { type EngineQuery, everything, withFlag, withValue } from './query.ts'
import type { SearchEngine } from './search-engine.ts'
import { segmentEngine } from './segment-engine.ts'

// What every engine promises, whatever it is made of: random boards and searches against a model that looks at each job.

type Engine = {
  missing: string | null
  /** each search of one elsewhere is two requests */
  runs: { boards: number; searches: number }
  /** @returns the engine, and what brings it in step with the database */
  open(): Promise<{ engine: SearchEngine; settle?: () => Promise<void>; close?: () => Promise<void> }>
}
const engines: Record<string, Engine> = {
  'segments, in the thread that asks': {
    missing: null,
    runs: { boards: 12, searches: 40 },
    open: async () => ({ engine: segmentEngine(null) }),
  },
  'segments, in threads': {
    missing: null,
    runs: { boards: 12, searches: 40 },
    open: async () => ({ engine: segmentEngine(new SearchThreads(2), 0, new SegmentBuilder(0).open()) }),
  },
  'OpenSearch (where Maven and a JDK are)': {
    missing: noOpenSearch(),
    runs: { boards: 4, searches: 12 },
    open: async () => searchOn(database.db, await openSearchUrls()),
  },
}
const now = () => Math.floor(Date.now() / 1000)
const hour = 3_600

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe.each(Object.entries(engines))('%s', (_, { missing, runs, open }) => {
  if (missing) return test.skip(missing)
  const { numRuns } = { numRuns: runs.boards }
  let engine: SearchEngine
  let settle = async () => {}
  let close = async () => {}

  beforeAll(async () => {
    const opened = await open()
    engine = opened.engine
    settle = opened.settle ?? settle
    close = opened.close ?? close
  })
  afterAll(() => close())

  test('finds, counts and orders what a look at each job does, and forgets what was removed', async () => {
    await fc.assert(
      fc.asyncProperty(
        board,
        fc.array(search, { minLength: 5, maxLength: runs.searches }),
        fc.nat(),
        async (jobs, searches, gone) => {
          const { employer, all } = await indexed(engine, settle, jobs)
          for (const each of searches)
            await agrees(engine, all, { ...everything(now()), ...scoped(each, employer) })
          const removed = all[gone % all.length]!
          await inTransaction(database.db, async (tx) => {
            await lockForWriting(tx)
            await engine.remove(tx, [removed.id])
          })
          await engine.maintain(database.db)
          await settle()
          const left = all.filter(({ id }) => id !== removed.id)
          for (const each of searches.slice(0, 5))
            await agrees(engine, left, { ...everything(now()), ...scoped(each, employer) })
        },
      ),
      { numRuns },
    )
  })

  test('a saved search matches the new jobs that the search finds', async () => {
    await fc.assert(
      fc.asyncProperty(board, fc.array(search, { minLength: 5, maxLength: 10 }), async (jobs, searches) => {
        const { employer, all } = await indexed(engine, settle, jobs)
        const { match } = await engine.percolate(database.db, now() - hour, now() + hour)
        const asked = searches.map((each) => ({ ...everything(now()), ...scoped(each, employer) }))
        const matches = await match(
          asked.map((query, i) => ({
            words: query.words,
            since: now() - hour,
            parts: [
              { key: `${employer} ${i}`, isOccupation: false, query: async () => ({ ...query, words: '' }) },
            ],
          })),
          100,
        )
        for (const [i, query] of asked.entries()) {
          const expected = all.filter((job) => model.matches(job, query)).map(({ id }) => id)
          expect(matches[i]!.ids.toSorted(), JSON.stringify(query)).toEqual(expected.toSorted())
          expect(matches[i]!.total).toBe(expected.length)
        }
      }),
      { numRuns },
    )
  })

  test('a job that is indexed again is found by its new facts only, and once', async () => {
    const { employer, all } = await indexed(engine, settle, [plain(['violet']), plain(['copper'])])
    const [first] = all
    const find = async (words: string) =>
      (await engine.search(database.db, { ...everything(now()), ...scoped({ words }, employer) })).hits.map(
        ({ id }) => id,
      )
    expect(await find('violet')).toEqual([first!.id])
    await inTransaction(database.db, async (tx) => {
      await lockForWriting(tx)
      await engine.reindex(tx, [first!.id], () =>
        tx.updateTable('jobs').set({ title: 'lantern meadow' }).where('id', '=', first!.id).execute(),
      )
    })
    await settle()
    expect(await find('violet')).toEqual([])
    expect(await find('meadow lantern')).toEqual([first!.id])
    expect(await find('')).toHaveLength(2)
  })

  test('a change that is rolled back was never there', async () => {
    const { employer, all } = await indexed(engine, settle, [plain(['violet'])])
    await expect(
      inTransaction(database.db, async (tx) => {
        await lockForWriting(tx)
        await engine.remove(tx, [all[0]!.id])
        throw new Error('The power fails.')
      }),
    ).rejects.toThrow('The power fails.')
    await settle()
    const { total } = await engine.count(database.db, { ...everything(now()), ...scoped({}, employer) })
    expect(total).toBe(1)
  })

  test('the tally counts live jobs by their values, and highlights show the words', async () => {
    const { employer, all } = await indexed(engine, settle, [
      plain(['violet'], 0),
      plain(['copper'], 3),
      plain(['copper'], 3),
    ])
    const { jobs, remote, values } = await engine.tally(
      database.db,
      [withValue('employer', [employer])],
      ['state', 'clearance'],
    )
    expect({ jobs, remote }).toEqual({ jobs: all.length, remote: 0 })
    expect(values.get('state')).toEqual(
      new Map([
        ['VA', 1],
        ['WA', 2],
      ]),
    )
    expect(values.get('clearance')).toEqual(new Map([['', 3]]))
    const remotely = await engine.tally(
      database.db,
      [withFlag('remote'), withValue('employer', [employer])],
      ['type'],
    )
    expect(remotely).toEqual({ jobs: 0, remote: 0, values: new Map([['type', new Map()]]) })
    const found = { ...everything(now()), words: 'copper', conditions: [withValue('employer', [employer])] }
    const ofSearch = await engine.tallyOf(database.db, found, ['state'])
    expect(ofSearch).toEqual({ jobs: 2, remote: 0, values: new Map([['state', new Map([['WA', 2]])]]) })
    const elsewhere = { ...found, there: withValue('state', ['VA']) }
    expect((await engine.tallyOf(database.db, elsewhere, ['state'])).jobs).toBe(0)
    expect(engine.highlighter('')).toBeNull()
    expect(engine.highlighter('copper')!.all('A copper kettle')).toEqual(['A ', 'copper', ' kettle'])
    expect(engine.highlighter('copper')!.all('A kettle')).toBeNull()
  })
})

const plain = (title: string[], city = 0) => ({
  ...{
    title,
    city,
    text: [],
    category: [],
    type: 'Full-time',
    isRemote: false,
    isVolunteer: false,
    posted: 1,
  },
})

/** Only the jobs of one board, newest first where the order is compared. */
const scoped = (each: Partial<EngineQuery>, employer: string): Partial<EngineQuery> => ({
  ...each,
  conditions: [
    ...(each.conditions ?? []),
    withValue('employer', [employer]),
    ...(each.there ? [{ kind: 'any' as const, of: [each.there, withFlag('remote')] }] : []),
  ],
})

let boards = 0
/** A board of its own for each run, in two batches. */
async function indexed(engine: SearchEngine, settle: () => Promise<void>, jobs: Omit<ModelJob, 'id'>[]) {
  const name = `Board ${boards++}`
  const employer = await addEmployer(database.db, name)
  const drafts = jobs.map((job, i) => {
    const { title, text, category, city, posted, type, ...flags } = job
    return draft(`J-${i}`, {
      ...{ ...cities[city]!, ...flags, categories: category, type: type as 'Full-time' },
      ...{ title: title.join(' '), description: `<p>${text.join(' ')}</p>` },
      postedAt: new Date(Date.now() - posted * hour * 1_000),
    })
  })
  const half = Math.ceil(drafts.length / 2)
  for (const batch of [drafts.slice(0, half), drafts.slice(half)]) {
    const ids = batch.map(({ reference }) => jobId(employer, reference))
    const source = { employer: { id: employer, name, never_expire_jobs: false }, feedId: null }
    const toIndex = batch.map((each, i) => ({ id: ids[i]!, hash: each.hash, facts: each }))
    if (batch.length)
      await inTransaction(database.db, async (tx) => {
        await lockForWriting(tx)
        const { added } = await engine.index(tx, source, toIndex, () =>
          upsertJobs(tx, employer, null, ids, batch),
        )
        expect(added).toBe(batch.length)
      })
  }
  await settle()
  const all = jobs.map((job, i): ModelJob => ({ ...job, id: jobId(employer, `J-${i}`) }))
  return { employer, all }
}

async function agrees(engine: SearchEngine, all: ModelJob[], query: EngineQuery) {
  const expected = all.filter((job) => model.matches(job, query))
  const there = query.there && expected.filter((job) => model.meets(job, query.there!))
  const limit = 7
  const first = await engine.search(database.db, { ...query, limit })
  const shown = JSON.stringify(query)
  expect(first.total, shown).toBe(expected.length)
  expect(first.there, shown).toBe(there?.length ?? null)
  expect(await engine.count(database.db, query)).toEqual({
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
    hits.push(...(await engine.search(database.db, { ...query, limit, page })).hits)
  expect(hits.map(({ id }) => id).toSorted(), shown).toEqual(expected.map(({ id }) => id).toSorted())
  expect((await engine.search(database.db, { ...query, limit, page: pages + 3 })).page).toBe(pages)
  // What is at the place comes first.
  expect(hits.map(({ isThere }) => isThere)).toEqual(hits.map((_, i) => !there || i < there.length))
  if (query.sort === 'newest' && !there)
    for (const [i, hit] of hits.slice(1).entries()) expect(hit.posted).toBeLessThanOrEqual(hits[i]!.posted)
}
