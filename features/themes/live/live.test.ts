import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
const log: string[] = []
let harbor: string
let docks: string
/** Olive owns Harbor Veterans, Otto the docks, Ruth is an administrator. */
let olive: string
let otto: string
let oliveId: string
let ruth: string

beforeAll(async () => {
  app = await testApp({}, (line) => log.push(line))
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const owner = await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })
  ;[olive, oliveId] = [owner.session, owner.id]
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
  const applications = JSON.stringify({ liveEditing: true })
  await app.db.updateTable('themes').set({ applications }).where('id', '=', docks).execute()
  await app.app.sites.refresh()
})
afterAll(() => app.close())

const put = (url: string, session: string, body: Record<string, unknown>) =>
  app.send('PUT', url, { session, body })
const isShown = async (session: string | undefined, host: string) =>
  (await app.get('/', { as: 'inertia', session, host })).json().props.mayEditLook

test('is for administrators, and for owners where the application is on', async () => {
  for (const base of ['/themes', '/website-builder/site']) {
    const ask = async (id: string, session?: string) =>
      (await app.get(`${base}/${id}`, { as: 'json', session })).statusCode
    expect([await ask(docks, otto), await ask(docks, ruth), await ask(harbor, ruth)]).toEqual([200, 200, 200])
    expect([await ask(harbor, olive), await ask(docks, olive), await ask(docks)]).toEqual([403, 404, 401])
    expect((await put(`${base}/${harbor}`, olive, { brand: '#123456' })).statusCode).toBe(403)
    expect((await put(`${base}/${docks}`, olive, { brand: '#123456' })).statusCode).toBe(404)
  }
  expect([await isShown(ruth, 'localhost'), await isShown(otto, 'docks.localhost')]).toEqual([true, true])
  expect([await isShown(olive, 'localhost'), await isShown(otto, 'localhost')]).toEqual([false, false])
  expect(await isShown(undefined, 'docks.localhost')).toBe(false)
})

test('denied is logged, with who asked for which site', async () => {
  const denied = () => log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'live editing denied')
  log.length = 0
  await app.get(`/themes/${docks}`, { as: 'json', session: otto })
  expect(denied()).toEqual([])
  await app.get(`/themes/${harbor}`, { as: 'json', session: olive })
  await put(`/website-builder/site/${harbor}`, olive, { brand: '#123456' })
  const who = { level: 40, theme: harbor, user: oliveId }
  expect(denied()).toMatchObject([who, who])
})

test('changes the variables that are given, and no others, for everybody', async () => {
  const changed = await put(`/themes/${docks}`, otto, { brand: '#7A1F1F', radius: 0 })
  expect(changed.json().variables).toMatchObject({ brand: '#7a1f1f', radius: 0, accent: '#b4541a' })
  await expect
    .poll(async () => (await app.get('/', { host: 'docks.localhost' })).body)
    .toContain('--brand:#7a1f1f')
  const { variables } = (await app.get(`/themes/${docks}`, { as: 'json', session: ruth })).json()
  expect(variables.brand).toBe('#7a1f1f')
})

test('takes colors, fonts and radii that there are, and nothing else', async () => {
  const wrong = { brand: 'red;}body{display:none', fontBody: 'Comic Sans', radius: 99 }
  expect((await put(`/themes/${docks}`, otto, wrong)).json().errors).toEqual({
    brand: 'Please enter a color such as #1b4d8a.',
    fontBody: 'Please choose a typeface.',
    radius: 'Please enter a number from 0 to 24.',
  })
  for (const body of [{ name: 'Mine' }, { applications: {} }, { css: '*{}' }])
    expect((await put(`/themes/${docks}`, otto, body)).statusCode).toBe(422)
})
