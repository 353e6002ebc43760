// A site shows a part of the platform's jobs: the same part wherever jobs appear.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shownOn, shows } from '#features/job-cards/index.ts'
import { JobScope } from '#features/job-cards/schema.ts'
import { percolator, readQuery, searchJobs } from '#features/job-search/index.ts'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addEmployer, draft } from './job.fixture.ts'
import { jobWithEmployer } from './job.ts'

let app: TestApp
let trades: string
let olive: string
let ids: Record<string, string>
const host = 'trades.example.org'

beforeAll(async () => {
  app = await testApp()
  trades = await app.addSite('Trades', [host])
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: trades })).session
  const harbor = await addEmployer(app.db, 'Harbor Health')
  const union = await addEmployer(app.db, 'Local 12', { source_theme_id: trades })
  const able = await addEmployer(app.db, 'Able Works', { ability_one: true })
  const seattle = { city: 'Seattle', state: 'WA', zip: '98101', lat: 47.61, lon: -122.33 }
  await saveJobs(app.db, harbor, null, [
    draft('nurse', { title: 'Welder Nurse', categories: ['healthcare'] }),
    draft('remote', {
      title: 'Remote Welder',
      isRemote: true,
      ...seattle,
      categories: ['construction-trades'],
    }),
    draft('far', {
      title: 'Seattle Welder',
      ...seattle,
      categories: ['construction-trades'],
      isVolunteer: true,
    }),
  ])
  await saveJobs(app.db, union, null, [
    draft('union', { title: 'Union Welder', categories: ['construction-trades'], isCompetitive: true }),
  ])
  await saveJobs(app.db, able, null, [
    draft('able', { title: 'Able Welder', categories: ['manufacturing-production'] }),
  ])
  ids = {
    ...{ nurse: jobId(harbor, 'nurse'), remote: jobId(harbor, 'remote'), far: jobId(harbor, 'far') },
    ...{ union: jobId(union, 'union'), able: jobId(able, 'able') },
  }
  await app.db
    .updateTable('jobs')
    .set({ promoted_until: new Date(Date.now() + 86_400_000) })
    .execute()
})
afterAll(() => app.close())

const saved = async (body: Record<string, unknown>, session = olive) =>
  app.send('PUT', `/admin/themes/${trades}`, { session, body })
/** The site's settings, saved by its owner. */
async function restrict(body: Record<string, unknown>) {
  const all = { jobs: 'all', jobCategories: '', jobStates: '', jobFlags: '' }
  expect((await saved({ ...all, ...body })).statusCode).toBe(200)
  await app.app.sites.refresh()
}
beforeEach(() => restrict({}))

const json = async (url: string, session?: string) =>
  (await app.get(url, { as: 'json', host, session })).json()
const named = (jobs: { id: string }[]) =>
  jobs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)!).sort()

const scopes: [body: Record<string, unknown>, shown: string[]][] = [
  [{}, ['able', 'far', 'nurse', 'remote', 'union']],
  [{ jobs: 'own' }, ['union']],
  [{ jobCategories: ['construction-trades'] }, ['far', 'remote', 'union']],
  [
    { jobCategories: ['construction-trades', 'manufacturing-production'] },
    ['able', 'far', 'remote', 'union'],
  ],
  [{ jobStates: ['VA'] }, ['able', 'nurse', 'remote', 'union']],
  [{ jobFlags: ['competitive', 'volunteer'] }, ['far', 'union']],
  [{ jobFlags: ['abilityOne'] }, ['able']],
  [{ jobFlags: ['remote'] }, ['remote']],
  [{ jobCategories: ['construction-trades'], jobStates: ['VA'] }, ['remote', 'union']],
]

test.each(scopes)(
  'with %j the index, SQL, a job in memory and the mails of saved searches agree',
  async (body, shown) => {
    await restrict(body)
    const { job_scope } = await app.db
      .selectFrom('themes')
      .select('job_scope')
      .where('id', '=', trades)
      .executeTakeFirstOrThrow()
    const site = { id: trades, jobScope: JobScope.parse(job_scope) }
    const found = await searchJobs(app.db, { viewer: null, theme: site }, readQuery({ q: 'welder' }))
    expect([named(found.jobs), found.totalDocs]).toEqual([shown, shown.length])
    const rows = await app.db
      .selectFrom('jobs as job')
      .innerJoin('employers as employer', 'employer.id', 'job.employer_id')
      .select('job.id')
      .where(shownOn(site))
      .execute()
    expect(named(rows)).toEqual(shown)
    const everywhere = { id: trades, jobScope: JobScope.parse({}) }
    const all = await Promise.all(Object.values(ids).map((id) => jobWithEmployer(app.db, id, everywhere)))
    expect(named(all.filter((job) => shows(site, job!)) as { id: string }[])).toEqual(shown)
    const since = new Date(Date.now() - 86_400_000)
    const { match } = await percolator(app.db, since, new Date(Date.now() + 60_000))
    const query = readQuery({ q: 'welder' })
    const [matches] = await match([{ query, themeId: trades, since }], 50)
    expect(named(matches!.ids.map((id) => ({ id })))).toEqual(shown)
  },
)

test('it is the same in the search, its counts and feeds, on the home page, in the sitemap and on job pages', async () => {
  await restrict({ jobCategories: ['construction-trades'], jobStates: ['VA'] })
  const search = await json('/jobs/search')
  expect(search.totalDocs).toBe(2)
  const employers = search.facets.find(({ name }: { name: string }) => name === 'employer').values
  expect(employers.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
    ['Harbor Health', 1],
    ['Local 12', 1],
  ])
  expect((await json('/jobs/search?q="welder" nurse')).wider).toMatchObject([{ count: 2 }])
  for (const url of ['/jobs/search.rss', '/jobs/search.json', '/']) {
    const { body } = await app.get(url, { host })
    expect([url, body.includes('Union Welder'), body.includes('Seattle Welder')]).toEqual([url, true, false])
  }
  const home = await json('/?again')
  expect(home.totals).toEqual({ jobs: 2, employers: 2, remote: 1 })
  expect(home.categories).toMatchObject([{ count: 2 }])
  const jobs = (await app.get('/sitemaps/jobs-1.xml', { host })).body
  expect(jobs.match(/<url>/g)).toHaveLength(1)
  for (const [name, status] of [
    ['union', 200],
    ['remote', 200],
    ['far', 404],
    ['nurse', 404],
  ] as const)
    expect([name, (await app.get(`/jobs/${ids[name]}`, { as: 'json', host })).statusCode]).toEqual([
      name,
      status,
    ])
  const { similar } = await json(`/jobs/${ids.union}`)
  expect(named(similar)).toEqual(['remote'])
  expect((await app.get(`/jobs/${ids.far}`, { as: 'json' })).statusCode).toBe(200)
})

test('who follows a job or hires for it opens it where it is not shown, and is told so', async () => {
  await restrict({ jobCategories: ['construction-trades'], jobStates: ['VA'] })
  const maria = await app.signIn({ firstName: 'Maria' })
  const stranger = await app.signIn({ firstName: 'Tom' })
  const { employer_id } = await app.db
    .selectFrom('jobs')
    .select('employer_id')
    .where('id', '=', ids.far!)
    .executeTakeFirstOrThrow()
  const priya = await app.signIn({ firstName: 'Priya', employerId: employer_id })
  const ruth = await app.signIn({ type: 'Admin', firstName: 'Ruth' })
  const follow = (session: string, site?: string) =>
    app.send('POST', '/jobs/applications', {
      ...{ session, body: { jobId: ids.far, status: 'INTERESTED' } },
      ...(site && { host: site }),
    })
  expect((await follow(maria.session, host)).statusCode).toBe(404)
  expect((await follow(maria.session)).statusCode).toBe(201)
  const { applications } = await json('/jobs/applications', maria.session)
  expect(applications).toMatchObject([{ job: { title: 'Seattle Welder' } }])
  const open = (session: string, path = applications[0].job.href) =>
    app.get(path, { session, host, as: 'json' })
  for (const { session } of [maria, priya, ruth])
    expect((await open(session)).json()).toMatchObject({ isShown: false, job: { id: ids.far } })
  expect((await open(stranger.session)).statusCode).toBe(404)
  const { body } = await app.get(applications[0].job.href, { session: maria.session, host })
  expect(body).toContain('This site does not show this job to others.')
  expect(body).not.toContain(`favorite-${ids.far}`)
  expect((await follow(maria.session, host)).statusCode).toBe(201)
  expect((await open(maria.session, `/jobs/${ids.union}`)).json().isShown).toBe(true)
})

test('what it does not show cannot be saved, applied for or recommended there', async () => {
  const maria = await app.signIn({ firstName: 'Maria' })
  const grace = await app.signIn({ type: 'Mentor', firstName: 'Grace' })
  await app.db.insertInto('profiles').values({ user_id: maria.id, is_findable: true }).execute()
  const recommend = () =>
    app.send('POST', `/jobs/${ids.far}/recommend`, {
      session: grace.session,
      host,
      body: { mentee: maria.id },
    })
  const favorite = () =>
    app.send('POST', `/jobs/${ids.far}/favorite`, { session: maria.session, host, body: { favorite: true } })
  for (const status of [200, 404]) {
    expect([(await recommend()).statusCode, (await favorite()).statusCode]).toEqual([status, status])
    await restrict({ jobs: 'own' })
  }
  expect((await json('/recommendations/list', maria.session)).data).toEqual([])
  expect((await json('/jobs/favorites', maria.session)).jobs).toEqual([])
})

test('the form of the site keeps what it says, refuses what is not offered, and is its owner’s', async () => {
  await restrict({ jobs: 'own', jobStates: ['VA', 'WA'], jobFlags: 'remote' })
  const { theme, offered } = await json(`/admin/themes/${trades}`, olive)
  expect(theme).toMatchObject({
    jobs: 'own',
    jobStates: ['VA', 'WA'],
    jobFlags: ['remote'],
    jobCategories: [],
  })
  expect(offered.categories.length).toBeGreaterThan(5)
  expect((await saved({ jobStates: ['XX'] })).json().errors).toEqual({
    jobStates: 'Please choose from the list.',
  })
  expect((await saved({ jobs: 'some' })).json().errors).toEqual({
    jobs: 'Please choose whose jobs the site shows.',
  })
  await saved({ name: 'Trades' })
  expect((await json(`/admin/themes/${trades}`, olive)).theme.jobs).toBe('own')
  const otto = await app.signIn({ isThemeOwner: true })
  expect((await saved({ jobs: 'all' }, otto.session)).statusCode).not.toBe(200)
})
