// Jobs on the map: circles that do not overlap, each a search, in the site's own counts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { middles } from './atlas.ts'
import { clustersOf } from './cluster.ts'
import { jobMap } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const harbor = await addEmployer(app.db, 'Harbor Health')
  const at = (id: string, city: string, state: string) => draft(id, { city, state })
  await saveJobs(app.db, harbor, null, [
    ...['1', '2', '3'].map((id) => at(`V-${id}`, 'Norfolk', 'VA')),
    ...['1', '2'].map((id) => at(`C-${id}`, 'San Diego', 'CA')),
    at('D-1', 'Washington', 'DC'),
  ])
})
afterAll(() => app.close())

const platform = { id: '', jobScope: { jobs: 'all', categories: [], states: [], flags: [] } }

test('every state of the union and the district are in the picture', () => {
  expect(middles.size).toBe(51)
  for (const [x, y] of middles.values()) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(975)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(610)
  }
})

test('a circle at the edge of the picture is in it as a whole', () => {
  const [x, y] = middles.get('HI')!
  const [hawaii] = clustersOf([{ code: 'HI', name: 'Hawaii', count: 900, x, y }], 'HI')
  expect(hawaii!.y + hawaii!.radius).toBeLessThan(610)
  expect(hawaii!.x).toBe(Math.round(x))
})

test('circles that would overlap are one, whose search has both; none overlaps another', () => {
  const all = [...middles].map(([code, [x, y]], at) => ({ code, name: code, count: 1 + at * 7, x, y }))
  const clusters = clustersOf(all, 'NJ')
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(
    all.reduce((sum, { count }) => sum + count, 0),
  )
  expect(clusters.length).toBeLessThan(51)
  expect(clusters.filter(({ isHere }) => isHere)).toHaveLength(1)
  for (const [at, a] of clusters.entries())
    for (const b of clusters.slice(at + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius - 2)
  expect(clustersOf([], null)).toEqual([])
})

test('the counts are of the live jobs of the site, and a circle leads to them', async () => {
  const map = await jobMap(app.db, platform as never, 'CA')
  expect(map.states.map(({ name, count, isHere }) => [name, count, isHere])).toEqual([
    ['Virginia', 3, false],
    ['California', 2, true],
    ['District of Columbia', 1, false],
  ])
  const east = map.clusters.find(({ label }) => label.includes('Virginia'))!
  expect([east.label, east.count]).toEqual(['Virginia, District of Columbia', 4])
  expect((await app.get(east.href, { as: 'json' })).json().totalDocs).toBe(4)
})

test('each state is a shape of its own, for maps on which states are chosen', async () => {
  const { body, headers } = await app.get('/maps/each-state.svg')
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(body.match(/<path id="[A-Z]{2}" [^>]*d="M/g)).toHaveLength(51)
  expect(body).not.toContain('NaN')
})

test('the shapes are one small file for every page', async () => {
  const { body, headers } = await app.get('/maps/us-states.svg')
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(body).toMatch(/^<svg .*<path id="land" d="M.*<path id="borders"/s)
  expect(body).not.toContain('NaN')
  expect(body.length).toBeLessThan(120_000)
})
