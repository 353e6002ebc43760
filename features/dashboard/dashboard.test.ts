import { expect, test } from 'vitest'
import {
  app,
  clear,
  dashboard,
  dataOf,
  harbor,
  module,
  openSite,
  site,
  titlesFor,
} from './dashboard.fixture.ts'

openSite()

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
