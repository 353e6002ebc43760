// Who sees a module: how many, and what a chosen person gets.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { addModule } from './index.ts'
import { type ModuleAudience, ModuleForm } from './schema.ts'

let app: TestApp
let site: string
let ruth: string
let owen: string
let maria: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  ruth = (await app.signIn({ type: 'Admin', firstName: 'Ruth' })).session
  owen = (await app.signIn({ isThemeOwner: true, themeId: site, firstName: 'Owen' })).session
  maria = await app.signIn({ firstName: 'Maria', lastName: 'Delgado', email: 'maria@example.org' })
  const profile = { user_id: maria.id, zip: '10473', trades: ['carpenter'] }
  await app.db.insertInto('profiles').values(profile).execute()
})
afterAll(() => app.close())

const module = (given: Record<string, unknown>) =>
  addModule(
    app.db,
    ModuleForm.parse({
      title: 'Rent help',
      type: 'info',
      options: { text: 'We call with you.' },
      showInAllThemes: true,
      ...given,
    }),
  )
const address = (id: string, query = '') => `/admin/dashboard-modules/${id}/audience${query}`
const audience = async (id: string, query = '', session = ruth): Promise<ModuleAudience> =>
  (await app.get(address(id, query), { as: 'json', session })).json()

test('each condition says how many people it leaves', async () => {
  const id = await module({
    userTrades: ['carpenter'],
    geographyGroupActive: true,
    geographyGroups: ['NY', 'NJ'],
  })
  const { reach } = await audience(id)
  expect(reach.slice(1)).toEqual([
    { label: 'Lives in New Jersey or New York', people: 1 },
    { label: 'Works as Carpenter', people: 1 },
  ])
  expect(reach[0]!.people).toBeGreaterThan(1)
  const nobody = await module({ allowedForZipCodesActive: true, zipCodes: ['99501'] })
  expect((await app.get(address(nobody), { session: ruth })).body).toContain('No one sees this module.')
})

test('a module of one site is for the people of that site, one for employers for those who hire', async () => {
  const id = await module({ showInAllThemes: false, themes: [site] })
  const before = (await audience(id)).reach[0]!.people
  await app.db.updateTable('users').set({ source_theme_id: site }).where('id', '=', maria.id).execute()
  expect((await audience(id)).reach).toEqual([{ label: 'People on its sites', people: before + 1 }])
  expect((await audience(await module({ dashboardType: 'Manager' }))).reach[0]!.people).toBe(0)
})

test('a chosen person gets what the dashboard shows them, or the reason why not', async () => {
  const mine = await module({ userTrades: ['carpenter'] })
  const seen = await audience(mine, `?person=${maria.id}`)
  expect(seen).toMatchObject({
    person: { label: 'Maria Delgado', unmet: [] },
    shown: { title: 'Rent help', state: 'ready' },
  })
  const { body } = await app.get(address(mine, `?person=${maria.id}`), { session: ruth })
  expect(body).toContain('Maria Delgado sees it.')
  expect(body).toContain('We call with you.')
  const others = await module({
    userTrades: ['electrician'],
    allowedForZipCodesActive: true,
    zipCodes: ['99501'],
  })
  expect(await audience(others, `?person=${maria.id}`)).toMatchObject({
    person: { unmet: ['Lives in 99501', 'Works as Electrician'] },
    shown: null,
  })
  const elsewhere = await app.addSite('Quiet Harbor', ['quiet.example.org'])
  const hiring = await module({ dashboardType: 'Manager', showInAllThemes: false, themes: [elsewhere] })
  expect((await audience(hiring, `?person=${maria.id}`)).person?.unmet).toEqual([
    'Belongs to one of its sites',
    'Hires for an employer',
  ])
})

test('people are found by name without script; others’ people are nobody', async () => {
  const id = await module({ showInAllThemes: false, themes: [site], ownerCanEdit: true })
  const found = { value: maria.id, label: 'Maria Delgado, maria@example.org' }
  expect((await audience(id, '?q=delg')).found).toEqual([found])
  const { people } = (await app.get('/fetchers/module-people?q=delg', { as: 'json', session: owen })).json()
  expect(people).toEqual([found])
  await app.db.updateTable('users').set({ source_theme_id: null }).where('id', '=', maria.id).execute()
  expect((await audience(id, `?person=${maria.id}`, owen)).person).toBeNull()
  expect((await audience(id, '?q=delg', owen)).found).toEqual([])
  expect((await app.get(address(id), { as: 'json', session: maria.session })).statusCode).toBe(403)
  const elsewhere = await module({})
  expect((await app.get(address(elsewhere), { as: 'json', session: owen })).statusCode).toBe(403)
})
