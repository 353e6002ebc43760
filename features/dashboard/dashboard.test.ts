import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addModule } from './index.ts'
import { type Dashboard, ModuleForm, type OneModule } from './schema.ts'

let app: TestApp
let harbor: string
let site: string
beforeAll(async () => {
  app = await testApp()
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [
    draft('N-1'),
    ...['A', 'B', 'C', 'D', 'E'].map((one) => draft(`G-${one}`, { title: `Security Guard ${one}` })),
  ])
})
afterAll(() => app.close())

const module = (given: Record<string, unknown>) =>
  addModule(app.db, ModuleForm.parse({ title: String(given.type), showInAllThemes: true, ...given }))
const clear = () => app.db.deleteFrom('dashboard_modules').execute()
const dashboard = async (session: string, path = '/dashboard'): Promise<Dashboard> =>
  (await app.get(path, { as: 'json', session })).json()
const titlesFor = async (session: string, path?: string) =>
  (await dashboard(session, path)).modules.map(({ title }) => title)
const dataOf = async (session: string, id: string, query = ''): Promise<Record<string, unknown>> => {
  const { module: one }: OneModule = (
    await app.get(`/dashboard/modules/${id}${query}`, { as: 'json', session })
  ).json()
  return (one as unknown as { data: Record<string, unknown> }).data
}

test('without modules the dashboard says so, and greets with the next step', async () => {
  const { session, id } = await app.signIn({ firstName: 'Maria' })
  expect(await dashboard(session)).toMatchObject({
    firstName: 'Maria',
    modules: [],
    next: { href: `/profile/${id}/edit/service` },
  })
  const { body } = await app.get('/dashboard', { session })
  expect(body).toContain('You have not configured any modules yet.')
  expect((await app.get('/dashboard')).statusCode).toBe(303)
})

test('modules are in two columns, in their order, each with what it shows', async () => {
  await clear()
  const { session } = await app.signIn()
  await module({ type: 'info', title: 'Second', position: 2, options: { text: 'Two.' } })
  await module({ type: 'info', title: 'First', position: 1, options: { text: 'One.' } })
  const jobs = await module({
    type: 'jobsByEmployer',
    title: 'At Harbor',
    side: 'right',
    options: { employer: harbor },
  })
  const { modules } = await dashboard(session)
  expect(modules.map(({ side, title }) => [side, title])).toEqual([
    ['left', 'First'],
    ['left', 'Second'],
    ['right', 'At Harbor'],
  ])
  expect(await dataOf(session, jobs)).toMatchObject({ total: 6, jobs: { length: 4 } })
  const { body } = await app.get('/dashboard', { session })
  for (const words of ['One.', 'At Harbor']) expect(body).toContain(words)
  expect((await app.get(`/dashboard/modules/${jobs}`, { session })).body).toContain('See all 6 jobs')
})

test('one module that fails takes none along, and says so in its place', async () => {
  await clear()
  const { session } = await app.signIn()
  await module({ type: 'info', title: 'Fine', options: { text: 'Here.' } })
  const id = await module({ type: 'jobsByEmployer', title: 'Broken', options: { employer: harbor } })
  await app.db
    .updateTable('dashboard_modules')
    .set({ options: '{"employer":"nobody"}' })
    .where('id', '=', id)
    .execute()
  const { modules } = await dashboard(session)
  expect(modules.map(({ title, state }) => [title, state])).toEqual([
    ['Fine', 'ready'],
    ['Broken', 'failed'],
  ])
  expect((await app.get('/dashboard', { session })).body).toContain('An error occurred: ')
})

test('a module is for its sites, dashboard, needs, places, trades and occupations', async () => {
  await clear()
  const options = { text: 'Hello.' }
  const other = await app.addSite('Quiet Harbor', ['quiet.example.org'])
  const need = (
    await app.db
      .insertInto('user_needs')
      .values({ name: 'A hand with moving', position: 90 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const occupation = await app.db
    .selectFrom('military_occupations')
    .select(['id', 'corps_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const all = { type: 'info', options }
  await module({ ...all, title: 'everybody' })
  await module({ ...all, title: 'here', showInAllThemes: false, themes: [site] })
  await module({ ...all, title: 'elsewhere', showInAllThemes: false, themes: [other] })
  await module({ ...all, title: 'managers', dashboardType: 'Manager' })
  await module({ ...all, title: 'needs', allowedForNeedsActive: true, allowedForNeedsItems: [need] })
  await module({ ...all, title: 'zips', allowedForZipCodesActive: true, zipCodes: '10001, 10473' })
  await module({ ...all, title: 'states', geographyGroupActive: true, geographyGroups: ['NY'] })
  await module({ ...all, title: 'trades', userTrades: ['carpenter'] })
  await module({ ...all, title: 'occupations', militaryOccupations: [occupation.id] })
  const tom = await app.signIn({ firstName: 'Tom' })
  expect(await titlesFor(tom.session)).toEqual(['everybody', 'here'])
  const maria = await app.signIn({ firstName: 'Maria' })
  await app.db
    .insertInto('profiles')
    .values({ user_id: maria.id, zip: '10473', trades: ['carpenter'] })
    .execute()
  await app.db.insertInto('profile_needs').values({ user_id: maria.id, need_id: need }).execute()
  await app.db
    .insertInto('service_records')
    .values({ user_id: maria.id, position: 0, corps_id: occupation.corps_id, occupation_id: occupation.id })
    .execute()
  expect(await titlesFor(maria.session)).toEqual([
    'everybody',
    'here',
    'needs',
    'zips',
    'states',
    'trades',
    'occupations',
  ])
  const priya = await app.signIn({ type: 'Manager' })
  expect(await titlesFor(priya.session, '/dashboard/manager')).toEqual(['managers'])
  const nextOf = async (path: string) =>
    (await app.get(path, { as: 'json', session: priya.session })).json().next
  // What to add to a profile helps somebody who looks for a job.
  expect([await nextOf('/dashboard/manager'), await nextOf('/dashboard')]).toEqual([null, expect.any(Object)])
  expect((await app.get('/dashboard/manager', { as: 'json', session: tom.session })).statusCode).toBe(403)
  const hidden = await app.db
    .selectFrom('dashboard_modules')
    .select('id')
    .where('title', '=', 'zips')
    .executeTakeFirstOrThrow()
  const answer = await app.get(`/dashboard/modules/${hidden.id}`, { as: 'json', session: tom.session })
  expect(answer.statusCode).toBe(404)
})

test('a profile without what a module needs is told what to add', async () => {
  await clear()
  const { session, id } = await app.signIn()
  const expected = {
    jobsByMOS: 'Add your MOS to your profile to find relevant jobs.',
    jobInterestTrainings: 'Update your job interests to see results.',
    jobsByCategory: 'Add job interests to your profile to find relevant jobs.',
    jobsNearYou: 'Add your ZIP code to your profile to find jobs near you.',
    mosInfo: 'Add your MOS to your profile to find relevant jobs.',
    rankInfo: 'Add your rank to your profile.',
    securityClearance: 'Add your security clearance to your profile.',
    militaryCertifications: 'Add your MOS to your profile to find relevant jobs.',
  }
  for (const [type, text] of Object.entries(expected)) {
    const data = await dataOf(session, await module({ type }))
    expect([type, data.hint]).toMatchObject([
      type,
      { text, href: expect.stringContaining(`/profile/${id}/edit/`) },
    ])
  }
})

/** @returns the session of a combat medic who lives there and has this interest */
async function medicIn(zip: string, interest: string): Promise<string> {
  const { session, id } = await app.signIn()
  await app.db
    .insertInto('profiles')
    .values({ user_id: id, zip, job_interests: [interest] })
    .execute()
  const service = { corps_id: 'army', occupation_id: 'army-68w-enlisted', rank_id: 'army-e-5-sgt' }
  await app.db
    .insertInto('service_records')
    .values({ user_id: id, position: 0, ...service })
    .execute()
  return session
}

test('a module with nothing to show says so in the words of its kind', async () => {
  await clear()
  const session = await medicIn('99501', 'nothing-like-it')
  const idle = await addEmployer(app.db, 'Idle Harbor')
  const cases: [string, object, string][] = [
    ['jobsByEmployer', { employer: idle }, 'No jobs found.'],
    ['jobsByCategory', {}, 'No jobs found.'],
    ['jobsByMOS', {}, 'No jobs found.'],
    ['jobsNearYou', {}, 'No jobs found in your area'],
    ['jobsByLocation', { location: '99501' }, 'No jobs found in the selected location'],
    ['themeTrainings', {}, 'No results.'],
    ['jobInterestTrainings', {}, 'No results.'],
    ['nycExams', {}, 'You have no recommended exams yet.'],
    ['latestMentorRecommendation', {}, 'You have no recommendations yet.'],
    ['myTeams', {}, 'Nothing to show'],
  ]
  for (const [type, options, words] of cases) {
    const one = await module({ type, options })
    expect([type, (await app.get(`/dashboard/modules/${one}`, { session })).body]).toEqual([
      type,
      expect.stringContaining(words),
    ])
  }
})

test('jobs for the occupation are searched with branch, rank and 50 miles, those of interests with 100', async () => {
  await clear()
  const session = await medicIn('23510', 'healthcare')
  const hrefOf = async (type: string) =>
    new URLSearchParams(String((await dataOf(session, await module({ type }))).href).split('?')[1])
  expect(Object.fromEntries(await hrefOf('jobsByMOS'))).toEqual({
    ...{ c: 'army', o: 'army-68w-enlisted', rank: 'army-e-5-sgt', l: '23510', r: '50' },
  })
  expect(Object.fromEntries(await hrefOf('jobsByCategory'))).toEqual({
    cat: 'healthcare',
    l: '23510',
    r: '100',
  })
})

test('a clearance of None is left out, a past one says when it ended', async () => {
  await clear()
  const clearance = await module({ type: 'securityClearance', title: 'Clearance' })
  const person = async (security_clearance: string, ended: string) => {
    const { session, id } = await app.signIn()
    const clearance_ended_on = new Date(ended)
    await app.db
      .insertInto('profiles')
      .values({ user_id: id, security_clearance, clearance_ended_on })
      .execute()
    return session
  }
  const hidden = await app.get(`/dashboard/modules/${clearance}`, {
    as: 'json',
    session: await person('None', '2020-01-01'),
  })
  expect(hidden.json()).toEqual({ module: null })
  const past = (
    await app.get(`/dashboard/modules/${clearance}`, { session: await person('Secret', '2020-03-14') })
  ).body
  expect(past).toContain('good for 24 months after separation')
  expect(past).toMatch(/Ended.*Mar 14, 2022/s)
})

test('near you: jobs within the miles that were asked, also from the ones asked later', async () => {
  await clear()
  const { session, id } = await app.signIn()
  await app.db.insertInto('profiles').values({ user_id: id, zip: '23510' }).execute()
  const near = await module({ type: 'jobsNearYou' })
  expect((await dataOf(session, near)).near).toEqual({ zip: '23510', miles: 25, within: 25 })
  expect((await dataOf(session, near, '?miles=3')).near).toEqual({ zip: '23510', miles: 3, within: 5 })
  expect((await dataOf(session, near, '?miles=900')).near).toEqual({ zip: '23510', miles: 25, within: 25 })
})

test('applications are one’s own, by stage', async () => {
  await clear()
  const { session } = await app.signIn()
  const other = await app.signIn()
  const id = await module({ type: 'jobApplicationsTracking' })
  const body = { jobId: jobId(harbor, 'N-1'), status: 'APPLIED' }
  await app.send('POST', '/jobs/applications', { session, body })
  expect(await dataOf(session, id)).toMatchObject({
    total: 1,
    rows: [{ title: 'Registered Nurse', status: 'Applied' }],
  })
  expect(await dataOf(other.session, id)).toMatchObject({ total: 0, rows: [] })
})

test('the last job that a mentor recommended, until it is done', async () => {
  await clear()
  const { session, id } = await app.signIn()
  const mentor = await app.signIn({ firstName: 'Walter', lastName: 'Jennings' })
  const one = await module({ type: 'latestMentorRecommendation' })
  const values = {
    mentor_id: mentor.id,
    mentee_id: id,
    kind: 'job',
    subject_id: jobId(harbor, 'G-A'),
    note: 'Try this.',
  }
  await app.db.insertInto('recommendations').values(values).execute()
  expect(await dataOf(session, one)).toMatchObject({
    latest: { mentor: 'Walter Jennings', note: 'Try this.', title: 'Security Guard A' },
  })
  await app.db.updateTable('recommendations').set({ completed_at: new Date() }).execute()
  expect(await dataOf(session, one)).toMatchObject({ latest: null })
  const { body } = await app.get(`/dashboard/modules/${one}`, { session })
  expect(body).toContain('You have no recommendations yet.')
})

test('members begin at their dashboard where the site has one; the site’s page stays for visitors and editors', async () => {
  await clear()
  const maria = await app.signIn()
  expect((await app.get('/', { session: maria.session })).statusCode).toBe(200)
  await module({ type: 'info', options: { text: 'Hello.' } })
  const answer = await app.get('/', { session: maria.session })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dashboard'])
  expect((await app.get('/')).statusCode).toBe(200)
  const owner = await app.signIn({ isThemeOwner: true, themeId: site })
  expect((await app.get('/', { session: owner.session })).statusCode).toBe(200)
})
