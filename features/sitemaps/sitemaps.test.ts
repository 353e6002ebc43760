import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expireJobs, jobId, saveJobs } from '#features/jobs/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addEmployer, draft } from '../jobs/job.fixture.ts'

let app: TestApp
let trades: string
beforeAll(async () => {
  app = await testApp()
  trades = await app.addSite('Trades', ['trades.localhost'])
  const harbor = await addEmployer(app.db, 'Harbor Health')
  const welders = await addEmployer(app.db, 'Welders & Sons', { source_theme_id: trades })
  const yesterday = new Date(Date.now() - 86_400_000)
  await saveJobs(app.db, harbor, null, [draft('A'), draft('B'), draft('C', { expiresAt: yesterday })])
  await saveJobs(app.db, welders, null, [draft('D', { title: 'Welder' })])
  await expireJobs(app.db, [jobId(harbor, 'B')])
})
afterAll(() => app.close())

test('a job is in the sitemap of its own site as long as it is open', async () => {
  const index = await app.get('/sitemap.xml')
  expect(index.body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>http://localhost/sitemaps/pages.xml',
    '<loc>http://localhost/sitemaps/jobs-1.xml',
  ])
  const jobs = (await app.get('/sitemaps/jobs-1.xml')).body
  expect(jobs.match(/<url>/g)).toHaveLength(1)
  expect(jobs).toContain('http://localhost/jobs/registered-nurse-harbor-health-')

  const theirs = (await app.get('/sitemaps/jobs-1.xml', { host: 'trades.localhost' })).body
  expect(theirs).toContain('http://trades.localhost/jobs/welder-welders-sons-')
  expect(theirs.match(/<url>/g)).toHaveLength(1)
  expect((await app.get('/sitemaps/jobs-2.xml')).statusCode).toBe(404)
})

test('the pages of a site stand in its sitemap, templates excepted, one for a route', async () => {
  const harbor = (
    await app.db
      .selectFrom('themes')
      .select('id')
      .where('name', '=', 'Harbor Veterans')
      .executeTakeFirstOrThrow()
  ).id
  const page = { name: 'A page', theme_id: harbor }
  await app.db
    .insertInto('pages')
    .values([
      { ...page, route: '/about' },
      { ...page, route: '/terms' },
      { ...page, route: '/frame', type: 'template' },
      { ...page, route: '/for-all', is_global: true },
      { ...page, theme_id: trades, route: '/About', is_global: true },
      { ...page, theme_id: trades, route: '/theirs' },
    ])
    .execute()
  await sql`select pg_notify('content', '')`.execute(app.db)
  const found = async (host: string) =>
    (await app.get('/sitemaps/pages.xml', { host })).body.match(/<loc>[^<]+/g)
  const of = (host: string, paths: string[]) => paths.map((path) => `<loc>http://${host}${path}`)
  const legal = ['/privacy-policy', '/terms']
  await vi.waitFor(async () => {
    const own = [
      '/employer/signup',
      '/',
      '/jobs/search',
      '/jobs/map',
      ...legal,
      '/pages/about',
      '/pages/for-all',
    ]
    expect(await found('localhost')).toEqual(of('localhost', own))
    const theirs = [
      '/employer/signup',
      '/',
      '/jobs/search',
      '/jobs/map',
      ...legal,
      '/pages/About',
      '/pages/for-all',
      '/pages/theirs',
    ]
    expect(await found('trades.localhost')).toEqual(of('trades.localhost', theirs))
  })
})

test('robots.txt names the sitemap of its site', async () => {
  expect((await app.get('/robots.txt', { host: 'trades.localhost' })).body).toContain(
    'Sitemap: http://trades.localhost/sitemap.xml',
  )
})
