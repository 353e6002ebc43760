// Jobs on a map: the same jobs as the search finds, by state, by city, around a place; every step is an address.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { readView } from './model/window.ts'
import { embedOf } from './provider.ts'
import type { JobsMap } from './schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const harbor = await addEmployer(app.db, 'Harbor Health')
  const points: Record<string, [number, number]> = {
    Norfolk: [36.85, -76.29],
    Chesapeake: [36.77, -76.29],
    Richmond: [37.54, -77.44],
    Elko: [40.83, -115.76],
    Anchorage: [61.21, -149.9],
  }
  const at = (id: string, title: string, city: string, state: string) => {
    const [lat, lon] = points[city]!
    return draft(id, { title, city, state, zip: null, lat, lon })
  }
  await saveJobs(app.db, harbor, null, [
    ...['1', '2', '3'].map((id) => at(`N-${id}`, 'Nurse', 'Norfolk', 'VA')),
    at('C-1', 'Welder', 'Chesapeake', 'VA'),
    at('R-1', 'Nurse', 'Richmond', 'VA'),
    at('E-1', 'Welder', 'Elko', 'NV'),
    at('A-1', 'Nurse', 'Anchorage', 'AK'),
    draft('X-1', {
      title: 'Nurse, anywhere',
      city: null,
      state: null,
      zip: null,
      lat: null,
      lon: null,
      isRemote: true,
    }),
  ])
})
afterAll(() => app.close())

const map = async (query = ''): Promise<JobsMap> =>
  (await app.get(`/jobs/map${query && `?${query}`}`, { as: 'json' })).json()
const total = async (href: string) => (await app.get(href, { as: 'json' })).json()
const countOf = ({ circles }: JobsMap) => circles.reduce((sum, { count }) => sum + count, 0)

test('the country is by state, in the counts of the search, and each circle and row leads closer', async () => {
  const country = await map()
  expect(country.rows.map(({ label, count }) => [label, count])).toEqual([
    ['Virginia', 5],
    ['Alaska', 1],
    ['Nevada', 1],
  ])
  expect(country).toMatchObject({ listed: 'states', total: 8, placeCount: 3, elsewhere: 1, counties: [] })
  expect(countOf(country)).toBe(7)
  expect((await total(country.searchHref)).totalDocs).toBe(8)
  const virginia = await map(country.rows[0]!.href.split('?')[1])
  expect(virginia).toMatchObject({ where: 'Virginia', listed: 'jobs', total: 5, placeCount: 3 })
  expect(virginia.jobs).toHaveLength(5)
  expect(virginia.counties).toEqual(expect.arrayContaining(['VA', 'NC', 'MD']))
  expect(virginia.counties).not.toContain('CA')
  expect(virginia.steps.map(({ label }) => label)).toEqual(['United States', 'Virginia'])
  const title = async (l: string) => /<h1[^>]*>([^<]*)/.exec((await app.get(`/jobs/map?l=${l}`)).body)?.[1]
  expect([await title('Virginia'), await title('Norfolk, VA')]).toEqual([
    'Jobs in Virginia',
    'Jobs around Norfolk, VA',
  ])
})

test('around a place: jobs within the miles are apart from those beyond, and in the list by distance', async () => {
  const near = await map('l=Norfolk%2C+VA&r=25')
  expect(near).toMatchObject({ where: 'Norfolk, VA', listed: 'jobs', total: 4, placeCount: 2 })
  expect((await total(near.searchHref)).nearby.total).toBe(4)
  expect(near.jobs.map(({ addressShort }) => addressShort).at(-1)).toBe('Chesapeake, VA')
  expect(near.radius).toMatchObject({ label: '25 miles' })
  expect(near.names.length).toBeGreaterThan(3)
  const wide = await map(`l=Norfolk%2C+VA&r=25&map=${near.view.replace(/,[^,]*$/, ',3')}`)
  expect(wide.circles.map(({ look }) => look).sort()).toEqual(['inside', 'outside'])
  expect((await map('l=Norfolk%2C+VA&r=100')).total).toBe(5)
  const nurses = await map('l=Norfolk%2C+VA&r=25&q=nurse')
  expect(nurses).toMatchObject({ total: 3, placeCount: 1 })
})

test('a circle of one city opens it, one of several leads closer until they part', async () => {
  let here = await map('l=Norfolk%2C+VA&r=25&map=850,330,2')
  const both = here.circles.find(({ count }) => count >= 4)!
  expect(both.label).toContain('Norfolk, VA; Chesapeake, VA')
  for (let step = 0; step < 5 && here.circles.some(({ label }) => label.includes(';')); step++)
    here = await map(here.circles.find(({ label }) => label.includes(';'))!.href.split('?')[1])
  const norfolk = here.circles.find(({ label }) => label === 'Norfolk, VA')!
  const open = await map(norfolk.href.split('?')[1])
  expect(open.opened).toMatchObject({ label: 'Norfolk, VA', count: 3 })
  expect(open.jobs.map(({ addressShort }) => addressShort)).toEqual(Array(3).fill('Norfolk, VA'))
  expect(open.circles.filter(({ look }) => look === 'chosen')).toHaveLength(1)
})

test('where there is nothing the nearest places are named, with what they have', async () => {
  const ely = await map('l=Ely%2C+NV&r=25')
  expect(ely).toMatchObject({ total: 0, jobs: [] })
  expect(ely.nearest.map(({ label, count }) => [label, count])[0]).toEqual(['Elko, NV', 1])
  expect(ely.nearest.at(-1)).toMatchObject({ label: 'All of Nevada', count: 1 })
  expect((await app.get('/jobs/map?l=Ely%2C+NV&r=25')).body).toContain(
    'No jobs found in the selected location',
  )
})

test('zooming and moving are links, what is written wrongly is the country, and a state is searched as a place', async () => {
  const { body } = await app.get('/jobs/map?state=va')
  expect(body).toMatch(/<a [^>]*href="\/jobs\/map\?state=VA&amp;map=[^"]+"[^>]*aria-label="Zoom in"/)
  expect(body).toMatch(/aria-label="Move west"/)
  for (const nonsense of [
    'map=1,2',
    'map=a,b,c',
    'map=1e999,0,3',
    'state=%3Cscript%3E',
    'r=7',
    'map=-5,9999,99',
  ])
    expect((await app.get(`/jobs/map?${nonsense}`)).statusCode, nonsense).toBe(200)
  expect(readView('-5,9999,99')).toEqual({ x: 0, y: 610, zoom: 7 })
  expect((await map('l=Nevada')).where).toBe('Nevada')
  expect(await map('l=Xyzzy+Nowhere')).toMatchObject({ isUnknown: true, where: 'the United States' })
  expect((await map('state=AK')).circles).toMatchObject([{ label: 'Anchorage, AK', count: 1 }])
})

test('counties are a small file for each state; other names are not found', async () => {
  const { body, headers } = await app.get('/maps/counties/NC.svg')
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(body).toMatch(/<path id="land" vector-effect="non-scaling-stroke" d="M/)
  expect(body).toMatch(/<path id="counties" fill="none" vector-effect="non-scaling-stroke" d="M/)
  expect(body.length).toBeLessThan(60_000)
  for (const other of ['XX', 'nc', '..%2f'])
    expect((await app.get(`/maps/counties/${other}.svg`)).statusCode).toBeGreaterThanOrEqual(400)
})

test('a site without the search has no map', async () => {
  const site = await app.addSite('Quiet', ['quiet.example'])
  await app.db
    .updateTable('themes')
    .set({ applications: sql`applications || '{"search": false}'` })
    .where('id', '=', site)
    .execute()
  await app.app.sites.refresh()
  const { body } = await app.get('/jobs/map', { host: 'quiet.example' })
  expect(body).toContain('This app is not enabled')
})

test('a provider’s map is its own address, with zoom 15 unless a module says otherwise', () => {
  const norfolk = { q: '', where: 'Norfolk, VA', point: { lat: 36.85, lon: -76.29 } }
  const google = new URL(embedOf(norfolk, undefined, { provider: 'google', key: 'k&y' })!)
  expect(google.origin + google.pathname).toBe('https://www.google.com/maps/embed/v1/search')
  expect(Object.fromEntries(google.searchParams)).toEqual({
    ...{ key: 'k&y', q: 'jobs near Norfolk, VA', zoom: '15', center: '36.85,-76.29' },
  })
  const street = new URL(embedOf(norfolk, 10, { provider: 'openstreetmap', key: '' })!)
  const [west, south, east, north] = street.searchParams.get('bbox')!.split(',').map(Number)
  expect(west! < -76.29 && east! > -76.29 && south! < 36.85 && north! > 36.85).toBe(true)
  expect(embedOf({ q: '', where: '', point: null }, 15, { provider: 'openstreetmap', key: '' })).toBeNull()
  expect(embedOf(norfolk, 15, { provider: 'drawn', key: '' })).toBeNull()
})
