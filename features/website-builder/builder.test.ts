import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { crewPage } from './crew-page.fixture.ts'
import { templates } from './templates/list.ts'
import { readTemplate } from './templates/template.ts'
import { addPages } from './templates.ts'

let app: TestApp
let harbor: string
/** Olive owns Harbor Veterans, Ruth is an administrator. */
let olive: string
let ruth: string

beforeAll(async () => {
  app = await testApp({ SITES_DOMAIN: 'localhost', PREVIEW_DOMAIN: 'preview.localhost' })
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
})
afterAll(() => app.close())

const make = (body: Record<string, unknown>, session = ruth) =>
  app.send('POST', '/website-builder', { session, body })
const publish = (id: string, session = ruth) =>
  app.send('POST', `/website-builder/site/${id}/publish`, { session })
/** A new site that visitors see. */
async function makeLive(body: Record<string, unknown>): Promise<{ id: string; address: string }> {
  const { theme } = (await make(body)).json()
  expect((await publish(theme.id)).statusCode).toBe(200)
  return theme
}
const read = (host: string, path = '/', as: 'html' | 'json' = 'html') => app.get(path, { host, as })

test('a site comes from each template and answers at its address once it is published', async () => {
  for (const { key, pages } of templates) {
    const made = await make({ template: key, name: `The ${key} <site>`, address: `the-${key}` })
    expect(made.json()).toMatchObject({
      theme: { name: `The ${key} <site>`, address: expect.stringMatching(/^http:..\w+.preview.localhost$/) },
    })
    await publish(made.json().theme.id)
    const host = `the-${key}.localhost`
    await expect.poll(async () => (await read(host)).statusCode).toBe(200)
    for (const { route } of pages)
      expect((await read(host, route ? `/pages${route}` : '/')).statusCode, route ?? '/').toBe(200)
    const home = await read(host, '/', 'json')
    expect(home.json()).toMatchObject({ page: { type: 'home' } })
    expect((await read(host, '/pages/about')).body).not.toContain('<site>')
  }
})

test('it asks what its template asks, and its contact form writes to the address that was given', async () => {
  const made = { template: 'civic', name: 'Elm City', address: 'elm', contactEmail: 'desk@elm.example' }
  const theme = await makeLive(made)
  await expect.poll(async () => (await read('elm.localhost')).statusCode).toBe(200)
  const asked = (await read('elm.localhost', '/auth/signup', 'json')).json()
  expect(asked).toMatchObject({ steps: 2, settings: { branch: 'required', county: 'required' } })
  const edit = await app.get(`/admin/themes/${theme.id}`, { as: 'json', session: ruth })
  expect(edit.json().theme.contactEmail).toBe('desk@elm.example')
  expect((await make({ ...made, address: 'oak', contactEmail: 'desk' })).json().errors).toEqual({
    contactEmail: 'Please enter an email address, such as hello@example.org.',
  })
})

test('its colors are the chosen ones, in its pages too', async () => {
  await makeLive({ template: 'local', name: 'Pipe Trades', address: 'pipes', brand: '#0A5c36' })
  await expect.poll(async () => (await read('pipes.localhost')).body).toContain('--brand:#0a5c36')
  expect((await read('pipes.localhost')).body).toContain('background-color:var(--site-brand)')
})

test('asks for a template, a name and an address that is free', async () => {
  const wrong = { template: 'nothing', name: ' ', address: 'Not an address' }
  expect(Object.keys((await make(wrong)).json().errors)).toEqual(['name', 'address'])
  expect((await make({ template: 'nothing', name: 'New', address: 'new' })).json().errors).toEqual({
    template: 'Please choose a template from the list.',
  })
  expect((await make({ template: 'beacon', name: 'New', address: 'www' })).json().errors.address).toMatch(
    /taken/,
  )
  expect((await make({ template: 'beacon', name: 'New', address: 'pipes' })).json().errors).toEqual({
    address: 'pipes.localhost belongs to another site.',
  })
  expect(
    (await make({ template: 'beacon', name: 'New', address: 'n', domains: ['evil.example'] })).statusCode,
  ).toBe(422)
  expect((await make({ template: harbor, name: 'New', address: 'n' })).json().errors.template).toBeDefined()
})

test('an address where packages are served is refused at its field', async () => {
  const answer = await make({ template: 'beacon', name: 'Pier', address: 'content' })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { address: 'content.localhost is reserved by this server. Choose another domain.' },
  ])
})

test('a site that is marked as a template is offered, and copied with its pages', async () => {
  const page = { name: 'Welcome aboard', description: 'Who we are.', type: 'home', route: null }
  await app.send('POST', `/admin/themes/${harbor}/pages`, { session: ruth, body: page })
  await app.send('PUT', `/admin/themes/${harbor}`, { session: ruth, body: { isTemplate: true } })
  const { templates: offered } = (await app.get('/website-builder', { as: 'json', session: ruth })).json()
  expect(offered.at(-1)).toMatchObject({ value: harbor, label: 'Harbor Veterans', pages: ['Welcome aboard'] })
  await makeLive({ template: harbor, name: 'Second Harbor', address: 'second' })
  await expect.poll(async () => (await read('second.localhost', '/', 'json')).json().page?.type).toBe('home')
})

test('a new site is a draft: its editors see and publish it, everybody else that it is not published', async () => {
  const host = 'breakwater.localhost'
  const { theme } = (await make({ template: 'beacon', name: 'Breakwater', address: 'breakwater' })).json()
  const piers = (await app.signIn({ firstName: 'Piers', isThemeOwner: true, themeId: theme.id })).session
  const maria = (await app.signIn({ firstName: 'Maria' })).session
  const paths = [
    '/',
    '/pages/about',
    '/jobs/search',
    '/jobs/search.rss',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
  ]
  for (const path of [...paths, '/robots.txt', '/auth/signup', '/news', '/nowhere'])
    for (const session of [undefined, maria, olive]) {
      const answer = await app.get(path, { host, session })
      expect([answer.statusCode, answer.headers['x-robots-tag']], path).toEqual([404, 'noindex'])
      expect(answer.body, path).toContain('This site is not published yet.')
      // Nothing of what its editors are still writing.
      expect(answer.body, path).not.toMatch(/pages\/|jobs\/search/)
    }
  expect((await app.get('/', { host, as: 'json' })).json().error).toBe('This site is not published yet.')
  const message = { name: 'Maria', email: 'maria@example.org', subject: 'Hi', message: 'Hello there' }
  expect((await app.send('POST', '/contact', { host, body: message })).statusCode).toBe(404)
  expect((await app.get('/user/login', { host })).statusCode).toBe(200)
  for (const session of [ruth, piers]) {
    const { statusCode, body } = await app.get('/', { host, session })
    expect(statusCode).toBe(200)
    expect(body).toMatch(new RegExp(`<form[^>]+action="/website-builder/site/${theme.id}/publish`))
  }
  expect((await app.get('/', { session: ruth })).body).not.toContain('/publish')

  for (const session of [olive, maria])
    expect((await publish(theme.id, session)).statusCode).toBeGreaterThan(400)
  expect((await publish(theme.id, piers)).statusCode).toBe(200)
  for (const path of paths)
    await expect.poll(async () => (await app.get(path, { host })).statusCode, { message: path }).toBe(200)
  expect((await app.get('/', { host, session: piers })).body).not.toContain('/publish')
  expect((await publish(theme.id, piers)).statusCode).toBe(200)
})

test('a draft without a domain is not published', async () => {
  const { theme } = (
    await app.send('POST', '/admin/themes', { session: ruth, body: { name: 'Adrift' } })
  ).json()
  expect((await publish(theme.id)).json().errors).toEqual({ form: expect.stringMatching(/^Add a domain/) })
  const { status } = await app.db
    .selectFrom('themes')
    .select('status')
    .where('id', '=', theme.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('draft')
})

test('customizing is for those who edit the site, making for administrators', async () => {
  const { theme } = (await make({ template: 'civic', name: 'City', address: 'city' })).json()
  const screens = (id: string) => [
    `/website-builder/customize/${id}?tutorial=1`,
    `/website-builder/site/${id}/preview`,
    `/website-builder/site/${id}/preview/about`,
  ]
  for (const path of screens(theme.id)) {
    if (!path.includes('site/'))
      expect((await app.get(path, { session: ruth })).body).toContain('This is your site')
    expect((await app.get(path, { session: ruth })).statusCode, path).toBe(200)
    expect((await app.get(path, { session: olive })).statusCode, path).toBe(404)
    expect((await app.get(path, { as: 'json' })).statusCode, path).toBe(401)
  }
  expect((await app.get(`/website-builder/customize/${harbor}`, { session: olive })).statusCode).toBe(200)
  expect((await app.get('/website-builder', { session: olive })).statusCode).toBe(403)
  expect((await make({ template: 'civic', name: 'Mine', address: 'mine' }, olive)).statusCode).toBe(403)
})

test('previews are in the look of the site, for its editor or as a visitor', async () => {
  const preview = '/website-builder/templates/relay/preview'
  expect((await app.get(preview, { session: ruth })).body).toContain('--brand:#7b1e3a')
  expect((await app.get(`${preview}/give`, { session: ruth })).statusCode).toBe(200)
  expect((await app.get(`${preview}/nowhere`, { session: ruth })).statusCode).toBe(404)
  // Its forms are looked at, not posted: they take the place of no token.
  expect(
    (await app.get('/website-builder/templates/civic/preview/visit', { session: ruth })).cookies,
  ).toEqual([])
  // A site without a home page of its own shows the one that every site has.
  const bare = await app.addSite('Bare Poles', ['bare.localhost'])
  const home = await app.get(`/website-builder/site/${bare}/preview`, { session: ruth })
  expect([home.statusCode, home.body]).toEqual([200, expect.stringContaining('Find your next job')])
  const site = `/website-builder/site/${harbor}/preview`
  const canEdit = async (query: string) =>
    (await app.get(`${site}${query}`, { as: 'json', session: olive })).json().canEdit
  expect([await canEdit(''), await canEdit('?visitor=true')]).toEqual([true, false])
})

test('pictures of templates are served, and nothing else of their folders', async () => {
  const pictures = '/website-builder/templates/beacon/pictures'
  const harborPicture = await app.get(`${pictures}/harbor.svg`)
  expect(harborPicture.headers['content-type']).toBe('image/svg+xml')
  for (const path of [`${pictures}/..%2fbeacon.ts`, `${pictures}/none.svg`, `${pictures}/..%2f..%2flist.ts`])
    expect((await app.get(path, { as: 'json' })).statusCode, path).toBeGreaterThanOrEqual(400)
})

test('a page that the editor saved is a page of a template once its download is in the folder', async () => {
  const theme = await app.addSite('Crew Builders', ['crew.localhost'])
  const pages = `/admin/themes/${theme}/pages`
  const { text, settings, document } = crewPage
  const { id } = (await app.send('POST', pages, { session: ruth, body: settings })).json().page
  const saved = { ...settings, rev: 1, document }
  expect((await app.send('PUT', `${pages}/${id}`, { session: ruth, body: saved })).statusCode).toBe(200)
  const download = await app.get(`${pages}/${id}/download`, { session: ruth })

  const folder = await mkdtemp(join(tmpdir(), 'muster-template-'))
  await cp(new URL('templates/civic', import.meta.url), folder, { recursive: true })
  await writeFile(join(folder, 'pages', 'crew.json'), download.body)
  const template = readTemplate('crew', pathToFileURL(`${folder}/`))
  await rm(folder, { recursive: true })
  expect(template.pages.find(({ route }) => route === '/crew')).toMatchObject({ ...settings, document })

  const elm = await app.addSite('Elm Crew', ['elm-crew.localhost'])
  const filling = { site: 'Elm & Sons' }
  await app.db.transaction().execute((trx) => addPages(trx, null, elm, template, filling))
  const { body } = await read('elm-crew.localhost', '/pages/crew')
  expect(body).toContain(text)
  expect(body).toContain('Write to Elm &amp; Sons before')
})
