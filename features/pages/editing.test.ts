import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
/** Olive owns Harbor Veterans, Otto the docks, Ruth is an administrator. */
let olive: string
let otto: string
let ruth: string
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
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
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

test('a version brings back the settings it had, after it is said what changes', async () => {
  const pages = `/admin/themes/${harbor}/pages`
  const first = {
    ...{ name: 'Our crew', route: '/crew', description: 'Who is aboard.', hideTitle: true },
    ...{ image: '/files/crew', document: document('Crew') },
  }
  const { page } = (await app.send('POST', pages, { session: olive, body: first })).json()
  const of = `${pages}/${page.id}`
  const other = {
    ...{ name: 'Our boats', route: '/boats', description: 'Two of them.', rev: 1 },
    document: { schemaVersion: 1, containers: [] },
  }
  await app.send('PUT', of, { session: olive, body: other })

  const asked = await app.get(`${of}/revisions/1/restoration`, { session: olive, as: 'json' })
  expect(asked.json()).toMatchObject({
    page: { rev: 2 },
    restoration: {
      settings: [
        { label: 'Name', now: 'Our boats', was: 'Our crew' },
        { label: 'Route', now: '/boats', was: '/crew' },
        { label: 'Hide the title', now: 'No', was: 'Yes' },
        { label: 'Description', now: 'Two of them.', was: 'Who is aboard.' },
        { label: 'Picture when it is shared', now: 'Nothing', was: '/files/crew' },
      ],
      parts: [{ what: 'back', part: 'Crew' }],
      notes: [],
    },
  })

  // Its route now belongs to another page: nothing is restored, and the dialog says so.
  const taker = { ...other, name: 'New crew', route: '/CREW', document: document('Taker') }
  const taken = (await app.send('POST', pages, { session: olive, body: taker })).json().page
  const refused = await app.send('POST', `${of}/revisions/1`, { session: olive })
  expect(refused.json().errors).toEqual({ route: 'Another page of this site has this route.' })
  await app.send('DELETE', `${pages}/${taken.id}`, { session: olive })

  const stale = await app.send('POST', `${of}/revisions/1`, { session: olive, body: { seen: 1 } })
  expect(stale.statusCode).toBe(409)
  const { rev: _, ...settings } = { ...first, rev: 1 }
  const restored = await app.send('POST', `${of}/revisions/1`, { session: olive, body: { seen: 2 } })
  expect(restored.json().page).toMatchObject({ ...settings, rev: 3 })
})

test('a version of before settings were kept brings back its name and content, and says so', async () => {
  const pages = `/admin/themes/${harbor}/pages`
  const first = { name: 'Pier', route: '/pier', description: 'Of wood.', document: document('Pier') }
  const { page } = (await app.send('POST', pages, { session: olive, body: first })).json()
  const of = `${pages}/${page.id}`
  const unknown = {
    type: null,
    hide_title: null,
    is_global: null,
    route: null,
    description: null,
    image: null,
  }
  await app.db.updateTable('page_revisions').set(unknown).where('page_id', '=', page.id).execute()
  const second = { ...first, name: 'Quay', route: '/quay', description: 'Of stone.', rev: 1 }
  await app.send('PUT', of, { session: olive, body: second })
  const asked = await app.get(`${of}/revisions/1/restoration`, { session: olive })
  expect(asked.body).toContain('This version was saved without settings')
  const restored = await app.send('POST', `${of}/revisions/1`, { session: olive })
  expect(restored.json().page).toMatchObject({ name: 'Pier', route: '/quay', description: 'Of stone.' })
})

test('what an administrator alone may set stays when an owner restores', async () => {
  const { session: admin } = await app.signIn({ firstName: 'Ada', type: 'Admin' })
  const pages = `/admin/themes/${harbor}/pages`
  const first = {
    name: 'Model',
    description: 'To copy.',
    route: '/model',
    type: 'template',
    global: true,
    document: document('Model'),
  }
  const { page } = (await app.send('POST', pages, { session: admin, body: first })).json()
  const of = `${pages}/${page.id}`
  const second = { ...first, type: 'page', global: false, name: 'Ours', rev: 1 }
  await app.send('PUT', of, { session: admin, body: second })
  const asked = await app.get(`${of}/revisions/1/restoration`, { session: olive, as: 'json' })
  expect(asked.json().restoration).toMatchObject({
    settings: [{ label: 'Name', now: 'Ours', was: 'Model' }],
    notes: ['These stay as they are, because only an administrator can change them: Type, On all sites.'],
  })
  const restored = await app.send('POST', `${of}/revisions/1`, { session: olive })
  expect(restored.json().page).toMatchObject({ name: 'Model', type: 'page', global: false })
  const byAdmin = await app.send('POST', `${of}/revisions/1`, { session: admin })
  expect(byAdmin.json().page).toMatchObject({ type: 'template', global: true })
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

test('administrators edit templates in the builder; new pages start with what is in them now', async () => {
  const pages = `/admin/themes/${harbor}/pages`
  const history = { name: 'Our history', description: 'Since 1919.', type: 'page', route: '/history' }
  const text = (content: string) => ({
    schemaVersion: 1,
    containers: [{ id: 'k', title: 'Begin', columns: [{ id: 'c', contentType: 'text', content }] }],
  })
  const template = { ...history, name: 'Letterhead', type: 'template', route: '/letterhead' }
  const { id } = (
    await app.send('POST', pages, {
      session: ruth,
      body: { ...template, document: text('<p>First draft</p>') },
    })
  ).json().page
  const opened = await app.get(`${pages}/${id}`, { session: ruth })
  expect(opened.headers.location).toBe(`/website-builder/site/${harbor}/preview/letterhead?edit`)
  const shown = await app.get(opened.headers.location as string, { session: ruth })
  expect(shown.body).toContain('First draft')
  expect(shown.body).toContain('title="Edit Page"')
  const saved = { ...template, rev: 1, document: text('<p>Second draft</p>') }
  const answer = await app.send('PUT', `/website-builder/site/${harbor}/pages/${id}`, {
    ...{ session: ruth, body: saved },
  })
  expect(answer.statusCode).toBe(200)
  const made = await app.send('POST', `${pages}/new`, {
    session: olive,
    body: { ...history, route: '/letter', template: id },
  })
  expect(made.json().page.document).toEqual(text('<p>Second draft</p>'))

  // Owners and visitors neither see nor open it.
  const listed = async (session: string) =>
    (await app.get(`${pages}?type=template&limit=100`, { session, as: 'json' })).json().pages
  expect((await listed(ruth)).map((page: { name: string }) => page.name)).toContain('Letterhead')
  expect(await listed(olive)).toEqual([])
  for (const path of [`${pages}/${id}`, `${pages}/${id}/settings`, `${pages}/${id}/revisions`])
    expect((await app.get(path, { session: olive })).statusCode, path).toBe(404)
  const preview = `/website-builder/site/${harbor}/preview/letterhead`
  expect((await app.get(preview, { session: olive })).statusCode).toBe(404)
  expect((await app.get('/pages/letterhead')).statusCode).toBe(404)
})
