import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { approximately } from '#features/job-search/engine/opensearch/approximate.ts'
import { ask } from '#features/job-search/engine/opensearch/ask.ts'
import { all, any, matches, titledLikeOne } from '#features/job-search/engine/opensearch/filters.ts'
import { find } from '#features/job-search/engine/opensearch/find.ts'
import type { EngineQuery } from '#features/job-search/engine/query.ts'
import type { Found, SearchEngine } from '#features/job-search/engine/search-engine.ts'
import { segmentEngine } from '#features/job-search/engine/segment-engine.ts'
import { readQuery } from '#features/job-search/index.ts'
import { resolveSearch } from '#features/job-search/query/resolve.ts'
import { compile } from '#features/job-search/ranking/compile.ts'
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
  /** every title that an army nurse's code leads to */
  let nurse: EngineQuery

  beforeAll(async () => {
    database = await testDatabase()
    const stuff = await material(database.db)
    await addJobs(database.db, await addEmployers(database.db, 40), makeJobs(stuff, jobs, Date.now()))
    while (await segmentEngine(null).classify(database.db));
    search = await searchOn(database.db, await openSearchUrls(), { fallback: 'local' })
    const site = { id: '00000000-0000-4000-8000-000000000000', jobScope: wholePlatform }
    const now = Math.floor(Date.now() / 1000)
    const resolved = async (parameters: Record<string, string>) =>
      (await resolveSearch(database.db, readQuery(parameters), site, now)).asked
    nurse = await resolved({ c: 'army', o: '66CM8' })
    queries = []
    for (const { parameters } of await makeQueries(database.db, stuff, asked, 3))
      queries.push(await resolved(parameters))
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

  // A cluster takes no more than 1,024 clauses.
  test('a code that leads to very many titles is searched, also for somebody who had it and types words', async () => {
    const { titles } = nurse
    expect(titles.length).toBeGreaterThan(60)
    const searcher = { titles, careers: [], interests: [], clearance: 2, home: { lat: 36.85, lon: -76.29 } }
    const words = 'registered nurse care team hospital'
    for (const query of [nurse, { ...nurse, searcher }, { ...nurse, words, searcher }]) {
      const here = await segmentEngine(null).search(database.db, query)
      const there = await find(search.cluster, query)
      expect(there.total).toBe(here.total)
      expect(there.hits.length).toBe(here.hits.length)
      expect(gained(there)).toBeGreaterThanOrEqual(gained(here) * 0.99)

      // On a larger board the candidates are those with a strong title, besides the newest: once more as many clauses.
      const compiled = compile(query)
      const titled = any(titledLikeOne(compiled.wantedTitles.map(({ clause }) => clause)))
      const order = approximately(compiled, all([matches(compiled), titled]))
      const [answer] = await ask(search.cluster, [{ ...order, size: 10, track_total_hits: true }], 'nurse')
      expect(answer!.total).toBeGreaterThan(0)
    }
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
