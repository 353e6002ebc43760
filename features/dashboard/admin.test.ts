import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let site: string
let ruth: string
let owen: string
beforeAll(async () => {
  app = await testApp()
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  ruth = (await app.signIn({ type: 'Admin', firstName: 'Ruth' })).session
  owen = (await app.signIn({ isThemeOwner: true, themeId: site, firstName: 'Owen' })).session
})
afterAll(() => app.close())

const list = '/admin/dashboard-modules'
const hello = (given: Record<string, unknown> = {}) => ({
  title: 'Hello',
  type: 'info',
  options: { text: 'Welcome.' },
  showInAllThemes: true,
  ...given,
})
const add = async (session: string, given?: Record<string, unknown>) =>
  app.send('POST', list, { session, body: hello(given) })
const moduleOf = async (session: string, id: string) =>
  (await app.get(`${list}/${id}`, { as: 'json', session })).json().dashboardModule

test('states are chosen on a map, or from the list beside it', async () => {
  const { session } = await app.signIn({ type: 'Admin' })
  const body = {
    ...{ title: 'Of New York', type: 'info', options: { text: 'Hello.' }, showInAllThemes: true },
    ...{ geographyGroupActive: true, geographyGroups: ['NY', 'NJ'] },
  }
  const { id } = (await app.send('POST', '/admin/dashboard-modules', { session, body })).json()
  const page = (await app.get(`/admin/dashboard-modules/${id}`, { session })).body
  expect(page).toMatch(/<use href="\/maps\/each-state\.svg#NY"[^>]*data-chosen/)
  expect(page).not.toMatch(/<use href="\/maps\/each-state\.svg#CA"[^>]*data-chosen/)
  expect(page).toContain('New Jersey, New York')
  expect(page).toMatch(
    /<input[^>]*name="geographyGroups"[^>]*checked=""[^>]*value="NY"|value="NY"[^>]*checked/,
  )
})

test('an administrator adds, changes and deletes a module; objects may be JSON text', async () => {
  const answer = await add(ruth, { options: '{"text":"As text."}', themes: JSON.stringify([site]) })
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json()
  expect(await moduleOf(ruth, id)).toMatchObject({
    title: 'Hello',
    options: { text: 'As text.' },
    themes: [site],
  })
  const body = hello({ title: 'Good day', zipCodes: '10001, 10473', allowedForZipCodesActive: true })
  expect((await app.send('PUT', `${list}/${id}`, { session: ruth, body })).statusCode).toBe(200)
  expect(await moduleOf(ruth, id)).toMatchObject({
    title: 'Good day',
    zipCodes: ['10001', '10473'],
    themes: [],
  })
  const { dashboardModules } = (await app.get(`${list}?q=good`, { as: 'json', session: ruth })).json()
  expect(dashboardModules).toMatchObject([
    { title: 'Good day', type: 'Information', sites: null, isForSome: true },
  ])
  expect((await app.send('DELETE', `${list}/${id}`, { session: ruth })).statusCode).toBe(200)
  expect((await app.get(`${list}/${id}`, { as: 'json', session: ruth })).statusCode).toBe(404)
})

test('what is refused says why, and the form says that it was not saved', async () => {
  const needs = await add(ruth, { allowedForNeedsActive: true })
  expect([needs.statusCode, needs.json().errors]).toEqual([
    422,
    { allowedForNeedsItems: 'Please select at least one user need.' },
  ])
  expect((await add(ruth, { options: {} })).json().errors).toHaveProperty('options.text')
  expect((await add(ruth, { type: 'jobsByMOS', dashboardType: 'Manager' })).json().errors).toHaveProperty(
    'type',
  )
  expect((await add(ruth, { type: 'nonsense' })).json().errors).toHaveProperty('type')
  expect((await add(ruth, { zipCodes: ['1000'] })).json().errors).toHaveProperty('zipCodes')
})

test('the types of each dashboard, the sites and the bundles in use', async () => {
  await add(ruth, { bundles: 'welcome' })
  const types = (await app.get(`${list}/types`, { as: 'json', session: ruth })).json()
  expect(types).toMatchObject({ themes: [{ value: site }], bundles: ['welcome'] })
  const of = (who: string) => types.modulesByUserType[who].map(({ value }: { value: string }) => value)
  expect(of('User')).toContain('jobsByMOS')
  expect(of('Manager')).not.toContain('jobsByMOS')
  expect(of('Manager')).toContain('info')
})

test('owners have modules of their own sites; what administrators decide stays', async () => {
  const other = await app.addSite('Quiet Harbor', ['quiet.example.org'])
  expect((await add(owen, { themes: [other] })).statusCode).toBe(403)
  expect((await add(owen, { themes: [] })).json().errors).toHaveProperty('themes')
  const { id } = (await add(owen, { themes: [site], bundles: 'mine', dashboardType: 'Manager' })).json()
  const mine = await moduleOf(owen, id)
  expect(mine).toMatchObject({
    showInAllThemes: false,
    bundles: [],
    dashboardType: 'User',
    ownerCanEdit: true,
  })

  const everywhere = (await add(ruth)).json().id
  const elsewhere = (await add(ruth, { showInAllThemes: false, themes: [other] })).json().id
  const locked = (await add(ruth, { showInAllThemes: false, themes: [site] })).json().id
  const body = hello({ showInAllThemes: false, themes: [site] })
  const change = async (one: string) =>
    (await app.send('PUT', `${list}/${one}`, { session: owen, body })).statusCode
  expect(await Promise.all([id, everywhere, elsewhere, locked].map(change))).toEqual([200, 403, 404, 403])
  expect((await app.send('DELETE', `${list}/${locked}`, { session: owen })).statusCode).toBe(403)
  const maria = await app.signIn()
  expect((await app.get(list, { as: 'json', session: maria.session })).statusCode).toBe(403)
})

test('the form says how many people a module is for', async () => {
  const maria = await app.signIn({ firstName: 'Maria' })
  await app.db
    .insertInto('profiles')
    .values({ user_id: maria.id, zip: '10473', trades: ['carpenter'] })
    .execute()
  const seenBy = async (given: Record<string, unknown>) => {
    const { id } = (await add(ruth, given)).json()
    return (await app.get(`${list}/${id}`, { as: 'json', session: ruth })).json().seenBy
  }
  expect(await seenBy({ allowedForZipCodesActive: true, zipCodes: ['10473'] })).toBe(1)
  expect(
    await seenBy({ userTrades: ['carpenter'], geographyGroupActive: true, geographyGroups: ['CA'] }),
  ).toBe(0)
  expect(await seenBy({})).toBeGreaterThan(1)
})

test('employers are found by name for the module of their jobs', async () => {
  const id = await addEmployer(app.db, 'Keystone Energy')
  const found = await app.get('/fetchers/module-employers?q=keyst', { as: 'json', session: owen })
  expect(found.json()).toMatchObject({ employers: [{ value: id, label: 'Keystone Energy' }], totalDocs: 1 })
})
