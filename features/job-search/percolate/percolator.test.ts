import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { expireJobs, jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { readQuery } from '../query/read-query.ts'
import { resolveSearch } from '../query/resolve.ts'
import { compile } from '../ranking/compile.ts'
import { gather } from '../ranking/gather.ts'
import { rank } from '../ranking/rank.ts'
import { keysOf } from '../segments/match.ts'
import { postingsIn } from '../segments/posting-store.ts'
import { indexFor } from '../segments/segment-cache.ts'
import { percolator } from './percolator.ts'

let database: TestDatabase
let theme: string
let harbor: string
const day = 86_400_000
const since = new Date(Date.now() - day)
const until = new Date(Date.now() + day)

const titles = [
  'Registered Nurse',
  'Licensed Practical Nurse, Night Shift',
  'Security Guard',
  'Police Officer',
  'Truck Driver (CDL)',
  'Software Developer',
  'Logistics Coordinator',
  'Warehouse Supervisor',
]
const places = [
  { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29 },
  { city: 'Seattle', state: 'WA', zip: '98101', lat: 47.61, lon: -122.33 },
  { city: 'Chesapeake', state: 'VA', zip: '23320', lat: 36.75, lon: -76.24 },
]

beforeAll(async () => {
  database = await testDatabase()
  const added = { name: 'Harbor Veterans' }
  theme = (await database.db.insertInto('themes').values(added).returning('id').executeTakeFirstOrThrow()).id
  harbor = await addEmployer(database.db, 'Harbor Health', { source_theme_id: theme })
  const other = await addEmployer(database.db, 'Granite Security', { ability_one: true })
  const drafts = Array.from({ length: 96 }, (_, at) =>
    draft(`J-${at}`, {
      title: titles[at % 8]!,
      ...places[at % 3],
      isRemote: at % 7 === 0,
      isVolunteer: at % 11 === 0,
      isCompetitive: at % 5 === 0,
      type: at % 2 ? 'Full-time' : 'Part-time',
      careerLevel: at % 4 ? 'Experienced' : 'Supervisor',
      categories: at % 3 ? ['healthcare'] : ['protective-service', 'transportation'],
      source: at % 6 ? null : 'Federal',
      postedAt: new Date(Date.now() - at * 3_600_000),
      description: `<p>Care for ${at % 9 ? 'patients of the cardiac ward' : 'the fleet of the harbor'}.</p>`,
    }),
  )
  await saveJobs(database.db, harbor, null, drafts.slice(0, 60))
  await saveJobs(database.db, other, null, drafts.slice(60))
  await expireJobs(database.db, [jobId(harbor, 'J-0')])
})
afterAll(() => database.close())

const searches: Record<string, string>[] = [
  {},
  { q: 'nurse' },
  { q: 'rn' },
  { q: '"cardiac ward" -night' },
  { q: 'nurse fleet' },
  { q: 'nurse or developer', l: 'Norfolk, VA' },
  { q: 'security guard or truck driver' },
  { q: 'licensed practical nurse / security guard, night shift' },
  { q: 'nurse ward or fleet', words: '1' },
  { q: 'the' },
  { q: 'trucking' },
  { q: 'law enforcement', l: 'Seattle, WA' },
  { q: 'stand guard at the gate', l: 'Seattle, WA' },
  { q: 'xylophone', l: '23510' },
  { q: '-nurse', state: 'VA' },
  { l: '23510', r: '25' },
  { l: '23510', r: 'exact' },
  { l: 'Norfolk, VA', r: 'exact', q: 'guard' },
  { l: 'Atlantis', q: 'nurse' },
  { c: 'army', o: '11B' },
  { _o: '68W' },
  { c: 'army', o: '11B', rank: 'E-6', l: 'Seattle, WA', r: '50' },
  { c: 'army' },
  { cat: 'healthcare,transportation', type: 'Part-time' },
  { level: 'Supervisor', state: 'VA,WA', s: 'Federal' },
  { remote: 'true', volunteer: 'true' },
  { competitive: 'true' },
  { abilityOne: 'true', q: 'officer' },
  { employerOnly: 'true' },
]

async function searched(parameters: Record<string, string>): Promise<string[]> {
  const now = Math.floor(Date.now() / 1000)
  const query = readQuery({ ...parameters, limit: '50' })
  const { asked } = await resolveSearch(database.db, query, { id: theme, jobScope: wholePlatform }, now)
  const search = compile(asked)
  const { segments, table } = await indexFor(database.db, () => keysOf(search.parsed))
  const gathered = gather(segments, postingsIn(segments, table), search, { all: true })
  // A page beyond the end is the last one again.
  const pages = [1, 2].map((page) => rank(compile({ ...asked, page }), gathered).hits)
  return [...new Set(pages.flat().map((hit) => hit.id))]
}

test('every kind of search finds the same new jobs as the search itself, the newest first', async () => {
  const { size, match } = await percolator(database.db, since, until)
  expect(size).toBe(95)
  for (const parameters of searches) {
    const expected = await searched(parameters)
    const [matches] = await match([{ query: readQuery(parameters), themeId: theme, since }], 100)
    expect(matches!.ids.toSorted(), JSON.stringify(parameters)).toEqual(expected.toSorted())
    expect(matches!.total).toBe(expected.length)
  }
  const [nurses] = await match([{ query: { q: 'nurse' }, themeId: theme, since }], 2)
  const newest = await searched({ q: 'nurse', sort: 'newest' })
  expect(nurses!.ids).toEqual(newest.slice(0, 2))
})

test('only jobs that were first seen in time count, whatever came of them later', async () => {
  const ids = ['J-1', 'J-2'].map((reference) => jobId(harbor, reference))
  const retainedSince = new Date(Date.now() - 5 * day)
  await database.db.updateTable('jobs').set({ created_at: retainedSince }).where('id', 'in', ids).execute()
  const { size } = await percolator(database.db, since, until)
  expect(size).toBe(93)
  expect((await percolator(database.db, until, new Date(until.getTime() + day))).size).toBe(0)
})
