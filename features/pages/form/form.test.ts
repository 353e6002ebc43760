import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
/** Olive owns Harbor Veterans, Otto the docks, Ruth is an administrator. */
let olive: string
let otto: string
let ruth: string
let url: string

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
  url = `/admin/themes/${harbor}/pages`
})
afterAll(() => app.close())

const history = { name: 'Our history', description: 'Since 1919.', type: 'page', route: '/history' }
const add = (body: Record<string, unknown>, session = olive) =>
  app.send('POST', `${url}/new`, { session, body })

test('a page needs a name, a description, and a route unless it is the home page', async () => {
  expect((await add({ type: 'page', name: '', description: ' ', route: '' })).json().errors).toEqual({
    name: 'Please give the page a name.',
    description: 'Please describe the page in a sentence or two.',
    route: 'Please give the page a route.',
  })
  expect((await add({ ...history, route: '' })).json().errors).toEqual({
    route: 'Please give the page a route.',
  })
  expect((await add({ ...history, route: 'history' })).json().errors.route).toMatch(/^A route is a slash/)
  expect((await add({ ...history, rev: 7, theme_id: 'x' })).statusCode).toBe(422)
  const home = { ...history, type: 'home', route: '', name: 'Home', publishEmpty: 'true' }
  expect((await add(home)).statusCode).toBe(201)
  expect((await add(home)).json().errors).toEqual({
    type: 'This site already has a home page.',
  })
})

test('a form without script posts it, and it is changed, downloaded and deleted', async () => {
  const form = (await app.get(`${url}/new`, { session: olive })).body
  for (const name of ['name', 'hideTitle', 'description', 'type', 'route', 'image'])
    expect(form, name).toContain(`name="${name}"`)
  const made = await add({ ...history, hideTitle: 'true' })
  const { id } = made.json().page
  expect(made.json().page).toMatchObject({ name: 'Our history', hideTitle: true, route: '/history' })
  const change = { ...history, name: 'History', image: '/files/harbor' }
  expect(
    (await app.send('POST', `${url}/${id}/settings`, { session: olive, body: change })).json().page,
  ).toMatchObject({ name: 'History', hideTitle: false, image: '/files/harbor', rev: 2 })
  const file = await app.get(`${url}/${id}/download`, { session: olive })
  expect(file.headers['content-disposition']).toBe('attachment; filename="history.json"')
  expect(file.json()).toMatchObject({ name: 'History', document: { containers: [] } })
  for (const path of ['settings', 'download'])
    expect((await app.get(`${url}/${id}/${path}`, { session: otto })).statusCode, path).toBe(404)
  // The question is in the list, also without script.
  const list = (await app.get(url, { session: olive })).body
  expect(list).toContain('Delete History?')
  expect(list).toMatch(new RegExp(`<form[^>]+action="${url}/${id}/delete`))
  expect((await app.send('POST', `${url}/${id}/delete`, { session: otto })).statusCode).toBe(404)
  await app.send('POST', `${url}/${id}/delete`, { session: olive })
  expect((await app.get(`${url}/${id}/settings`, { session: olive })).statusCode).toBe(404)
})

test('visitors see what each setting says', async () => {
  const shown = { name: 'Who we are', route: '/who', type: 'page', description: 'Two crews and a pier.' }
  const made = await add({ ...shown, image: '/files/crew', hideTitle: 'true', global: 'true' }, ruth)
  expect(made.statusCode).toBe(201)
  for (const host of ['localhost', 'docks.localhost']) {
    const { body } = await app.get('/pages/who', { host })
    expect(body).toMatch(/<title[^>]*>Who we are/)
    expect(body).toMatch(/<meta[^>]+name="description"[^>]+content="Two crews and a pier."/)
    expect(body).toMatch(/<meta[^>]+property="og:image"[^>]+content="http[^"]+\/files\/crew"/)
    // Hidden from the eye alone.
    expect(body).toMatch(/<h1 class="[^"]*unseen[^"]*"><span[^>]*>Who we are/)
  }
  const { id } = made.json().page
  await app.send('POST', `${url}/${id}/settings`, { session: ruth, body: shown })
  // What was kept of the page is forgotten a moment later.
  await expect
    .poll(async () => (await app.get('/pages/who')).body)
    .toMatch(/<h1(?![^>]*unseen)[^>]*>Who we are/)
  await expect
    .poll(async () => (await app.get('/pages/who', { host: 'docks.localhost' })).statusCode)
    .toBe(404)
})

test('without script a form that is refused comes back as it was filled in', async () => {
  const page = await app.get(`${url}/new`, { session: ruth })
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.body)![1]!
  const { id: template } = (
    await app.send('POST', url, {
      session: ruth,
      body: { ...history, name: 'Bare', type: 'template', route: '/bare' },
    })
  ).json().page
  const typed = {
    name: 'Our crew',
    type: 'article',
    route: 'crew',
    image: '/files/crew',
    template,
    global: 'true',
  }
  const refused = await app.app.inject({
    ...{ method: 'POST', url: `${url}/new`, cookies: { session: ruth, csrf } },
    headers: {
      ...{ host: 'localhost', accept: 'text/html', referer: `http://localhost${url}/new` },
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...typed, csrf }).toString(),
  })
  const { flash } = Object.fromEntries(refused.cookies.map(({ name, value }) => [name, value]))
  const { body } = await app.app.inject({
    ...{ url: `${url}/new`, headers: { host: 'localhost', accept: 'text/html' } },
    cookies: { session: ruth, flash: flash! },
  })
  for (const value of ['Our crew', 'crew', '/files/crew']) expect(body).toContain(`value="${value}"`)
  expect(body).toMatch(/<option[^>]+value="article"[^>]+selected|<option selected="" value="article"/)
  expect(body).toMatch(
    new RegExp(`<option[^>]*value="${template}"[^>]*selected|selected=""[^>]*value="${template}"`),
  )
  expect(/<input[^>]+name="global"[^>]*>/.exec(body)![0]).toContain('checked')
  expect(/<input[^>]+name="hideTitle"[^>]*>/.exec(body)![0]).not.toContain('checked')
  expect(body).toContain('A route is a slash')
  expect(body).toContain('Please describe the page')
})

test('without script a route that is taken costs nothing of what was filled in', async () => {
  const csrf = /name="csrf" value="([^"]+)"/.exec((await app.get(`${url}/new`, { session: ruth })).body)![1]!
  await add({ ...history, route: '/taken' })
  const refused = await app.app.inject({
    ...{ method: 'POST', url: `${url}/new`, cookies: { session: ruth, csrf } },
    headers: {
      ...{ host: 'localhost', accept: 'text/html', referer: `http://localhost${url}/new` },
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...history, route: '/taken', hideTitle: 'true', csrf }).toString(),
  })
  const { flash } = Object.fromEntries(refused.cookies.map(({ name, value }) => [name, value]))
  const { body } = await app.app.inject({
    ...{ url: `${url}/new`, headers: { host: 'localhost', accept: 'text/html' } },
    cookies: { session: ruth, flash: flash! },
  })
  expect(body).toContain('Another page of this site has this route.')
  for (const value of ['Our history', '/taken']) expect(body).toContain(`value="${value}"`)
  expect(body).toContain('Since 1919.')
  expect(/<input[^>]+name="hideTitle"[^>]*>/.exec(body)![0]).toContain('checked')
})

test('templates and global pages are an administrator’s; what they hold begins a page', async () => {
  expect((await add({ ...history, type: 'template' })).statusCode).toBe(403)
  expect((await add({ ...history, global: 'true' })).statusCode).toBe(403)
  expect((await app.get(`${url}/new`, { session: olive })).body).not.toContain('name="global"')
  const column = { id: 'c', contentType: 'text', content: '<p>A page begins here, in so many words.</p>' }
  const document = { schemaVersion: 1, containers: [{ id: 'k', title: 'Begin', columns: [column] }] }
  const body = { ...history, name: 'A beginning', type: 'template', route: '/beginning', document }
  const template = (await app.send('POST', url, { session: ruth, body })).json().page.id
  const made = await add({ ...history, route: '/begun', template })
  expect(made.json().page.document.containers[0].title).toBe('Begin')
  const elsewhere = await add({ ...history, route: '/not', template: harbor })
  expect(elsewhere.json().errors).toEqual({ template: 'Please choose a template from the list.' })
})

test('a new page opens in the editor, wherever it is', async () => {
  const made = await app.send('POST', `${url}/new`, {
    ...{ session: ruth, as: 'inertia', body: { ...history, route: '/new-here' } },
  })
  expect(made.headers.location).toBe('/pages/new-here?edit')
  const elsewhere = { session: ruth, as: 'inertia', host: 'docks.localhost' } as const
  const body = { ...history, route: '/new-there' }
  const there = await app.send('POST', `${url}/new`, { ...elsewhere, body })
  expect(there.headers.location).toBe(`/website-builder/site/${harbor}/preview/new-there?edit`)
  const { pages } = (await app.get(`${url}?q=new-`, { session: ruth, as: 'json' })).json()
  expect(pages.map(({ route }: { route: string }) => route)).toEqual(['/new-here', '/new-there'])
  const list = (await app.get(url, { session: ruth })).body
  expect(list).toContain('href="/pages/new-here?edit"')
  expect((await app.get(url, { session: ruth, host: 'docks.localhost' })).body).toContain(
    `href="/website-builder/site/${harbor}/preview/new-here?edit"`,
  )
})

test('an empty home page goes live only after a question', async () => {
  const pier = await app.addSite('Pier Crew', ['pier.localhost'])
  const pages = `/admin/themes/${pier}/pages`
  const send = (path: string, body: Record<string, unknown>) =>
    app.send('POST', `${pages}${path}`, { session: ruth, body })
  const home = { name: 'Home', description: 'Ours.', type: 'home' }
  expect((await send('/new', home)).json().errors).toEqual({
    publishEmpty: expect.stringContaining('Visitors would see an empty home page'),
  })
  const { page } = (await send('/new', { ...history, route: '/bare' })).json()
  expect((await send(`/${page.id}/settings`, home)).json().errors).toHaveProperty('publishEmpty')
  const component = async () =>
    (await app.get('/', { host: 'pier.localhost', as: 'inertia' })).json().component
  expect(await component()).toBe('home/home')
  expect((await send('/new', { ...home, publishEmpty: 'on' })).statusCode).toBe(201)
  await expect.poll(component).toBe('pages/page')
  // What is saved later is not asked again.
  const [{ id }] = (await app.get(`${pages}?type=home`, { session: ruth, as: 'json' })).json().pages
  expect((await send(`/${id}/settings`, home)).statusCode).toBe(200)
})

test('the builder’s own address saves pages too, and leads back to the builder', async () => {
  const builder = `/website-builder/site/${harbor}/pages`
  const body = { ...history, name: 'Crew', route: '/crew' }
  const { page } = (await app.send('POST', builder, { session: olive, body })).json()
  const saved = await app.send('PUT', `${builder}/${page.id}`, {
    ...{ session: olive, as: 'inertia', body: { ...body, name: 'The crew', rev: 1 } },
  })
  expect(saved.headers.location).toBe(`/website-builder/customize/${harbor}`)
  for (const [method, path] of [
    ['POST', builder],
    ['PUT', `${builder}/${page.id}`],
  ] as const)
    expect((await app.send(method, path, { session: otto, body })).statusCode).toBe(404)
})
