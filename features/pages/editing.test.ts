import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
/** Olive owns Harbor Veterans, Otto owns the docks. */
let olive: string
let otto: string
let url: string

const hologram = { id: 'h', contentType: 'hologram', beam: { on: true } }
const document = (title: string) => ({
  schemaVersion: 1,
  containers: [
    {
      ...{ id: 'k', title, showWhen: 'loggedOut' },
      columns: [{ id: 'c', contentType: 'jobSearch' }, hologram],
      setAside: [{ id: 's', contentType: 'text', content: '<p>Kept aside</p>' }],
    },
  ],
})

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
  const pages = `/admin/themes/${harbor}/pages`
  const body = { name: 'About us', route: '/about', description: 'Who we are.', document: document('First') }
  const { page } = (await app.send('POST', pages, { session: olive, body })).json()
  url = `${pages}/${page.id}`
  const second = { ...body, name: 'About all of us', document: document('Second'), rev: 1 }
  await app.send('PUT', url, { session: olive, body: second })
})
afterAll(() => app.close())

test('an editor gets the whole page: what visitors never see, and what its parts show', async () => {
  const { page, data, asking } = (await app.get(url, { session: olive, as: 'json' })).json()
  expect(page).toMatchObject({ name: 'About all of us', rev: 2 })
  expect(page.document).toEqual(document('Second'))
  expect(data.c).toMatchObject({ jobs: [] })
  expect(asking).toContain('column:jobSearch')
  expect((await app.get(url, { session: olive })).headers.location).toBe('/pages/about?edit')
})

test('what a draft shows is asked for without keeping it', async () => {
  const body = { document: document('Never kept') }
  const asked = await app.send('POST', `${url}/data`, { session: olive, body })
  expect(asked.json().data.c).toMatchObject({ jobs: [] })
  expect((await app.get(url, { session: olive, as: 'json' })).body).not.toContain('Never kept')
})

test('every version is there to be looked at and brought back, by a new version', async () => {
  const { revisions } = (await app.get(`${url}/revisions`, { session: olive, as: 'json' })).json()
  expect(revisions).toMatchObject([
    { rev: 2, firstName: 'Olive' },
    { rev: 1, name: 'About us' },
  ])
  expect((await app.get(`${url}/revisions/1`, { session: olive })).body).toContain('First')
  const restored = await app.send('POST', `${url}/revisions/1`, { session: olive })
  expect(restored.json().page).toMatchObject({ rev: 3, name: 'About us', document: document('First') })
  expect((await app.send('POST', `${url}/revisions/9`, { session: olive })).statusCode).toBe(404)
})

test('it is for those who edit this site', async () => {
  for (const path of [url, `${url}/revisions`, `${url}/revisions/1`]) {
    expect((await app.get(path, { session: otto, as: 'json' })).statusCode, path).toBe(404)
    expect((await app.get(path, { as: 'json' })).statusCode, path).toBe(401)
  }
  const body = { document: document('x') }
  expect((await app.send('POST', `${url}/data`, { session: otto, body })).statusCode).toBe(404)
  expect((await app.send('POST', `${url}/revisions/1`, { session: otto })).statusCode).toBe(404)
})
