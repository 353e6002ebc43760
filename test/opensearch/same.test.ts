import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import type { EngineQuery } from '#features/job-search/engine/query.ts'
import type { Found, SearchEngine } from '#features/job-search/engine/search-engine.ts'
import { segmentEngine } from '#features/job-search/engine/segment-engine.ts'
import { readQuery } from '#features/job-search/index.ts'
import { resolveSearch } from '#features/job-search/query/resolve.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { addEmployers, addJobs, makeJobs, material } from '../../bench/search/jobs.ts'
import { makeQueries } from '../../bench/search/queries.ts'
import { noOpenSearch, openSearchUrls, searchOn } from './harness.ts'

const missing = noOpenSearch()
const jobs = 3_000
const asked = 120

describe.skipIf(missing)(`both engines on one board${missing ? `: ${missing}` : ''}`, () => {
  let database: TestDatabase
  let search: Awaited<ReturnType<typeof searchOn>>
  let queries: EngineQuery[]

  beforeAll(async () => {
    database = await testDatabase()
    const stuff = await material(database.db)
    await addJobs(database.db, await addEmployers(database.db, 40), makeJobs(stuff, jobs, Date.now()))
    while (await segmentEngine(null).classify(database.db));
    search = await searchOn(database.db, await openSearchUrls(), { fallback: 'local' })
    const site = { id: '00000000-0000-4000-8000-000000000000', jobScope: wholePlatform }
    const now = Math.floor(Date.now() / 1000)
    queries = []
    for (const { parameters } of await makeQueries(database.db, stuff, asked, 3))
      queries.push((await resolveSearch(database.db, readQuery(parameters), site, now)).asked)
  })
  afterAll(async () => {
    await search?.close()
    await database?.close()
  })

  test('totals, places, facets and hits with their explanations are equal; the first ten are as good', async () => {
    const own = segmentEngine(null)
    const qualities: number[] = []
    for (const query of queries) {
      const [here, there] = await both(own, search.engine, query)
      const shown = JSON.stringify(query)
      expect({ total: there.total, there: there.there, page: there.page }, shown).toEqual({
        ...{ total: here.total, there: here.there, page: here.page },
      })
      expect(there.facets, shown).toEqual(here.facets)
      const known = new Map(here.hits.map((hit) => [hit.id, hit]))
      for (const hit of there.hits) if (known.has(hit.id)) expect(hit, shown).toEqual(known.get(hit.id))
      const ideal = gained(here)
      if (ideal) qualities.push(gained(there) / ideal)
    }
    expect(qualities.length).toBeGreaterThan(asked / 3)
    expect(qualities.reduce((sum, each) => sum + each, 0) / qualities.length).toBeGreaterThanOrEqual(0.99)
  })

  const both = (own: SearchEngine, other: SearchEngine, query: EngineQuery) =>
    Promise.all([own.search(database.db, query), other.search(database.db, query)])
})

/** nDCG without its ideal: the gain of a hit is its score. */
const gained = ({ hits }: Found): number =>
  hits
    .slice(0, 10)
    .map(({ factors }) => factors.title + factors.description + factors.paramA + factors.paramB)
    .reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0)
