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
  expect((await add({ ...history, type: 'home', route: '', name: 'Home' })).statusCode).toBe(201)
  expect((await add({ ...history, type: 'home', route: '' })).json().errors).toEqual({
    type: 'This site has a home page already.',
  })
})

test('a form without script posts it, and it is changed, taken along and deleted', async () => {
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
  for (const path of ['settings', 'removal', 'download'])
    expect((await app.get(`${url}/${id}/${path}`, { session: otto })).statusCode, path).toBe(404)
  expect((await app.get(`${url}/${id}/removal`, { session: olive })).body).toContain('Delete History?')
  await app.send('POST', `${url}/${id}/removal`, { session: olive })
  expect((await app.get(`${url}/${id}/settings`, { session: olive })).statusCode).toBe(404)
})

test('templates and global pages are an administrator’s; what they hold begins a page', async () => {
  expect((await add({ ...history, type: 'template' })).statusCode).toBe(403)
  expect((await add({ ...history, global: 'true' })).statusCode).toBe(403)
  expect((await app.get(`${url}/new`, { session: olive })).body).not.toContain('name="global"')
  const column = { id: 'c', contentType: 'text', content: '<p>A page begins here, in so many words.</p>' }
  const document = { schemaVersion: 1, containers: [{ id: 'k', title: 'Begin', columns: [column] }] }
  const body = { name: 'A beginning', type: 'template', route: '/beginning', document }
  const template = (await app.send('POST', url, { session: ruth, body })).json().page.id
  const made = await add({ ...history, route: '/begun', template })
  expect(made.json().page.document.containers[0].title).toBe('Begin')
  const elsewhere = await add({ ...history, route: '/not', template: harbor })
  expect(elsewhere.json().errors).toEqual({ template: 'Please choose a template of the list.' })
})

test('the builder’s own address keeps pages too, and leads back to the builder', async () => {
  const builder = `/website-builder/site/${harbor}/pages`
  const body = { name: 'Crew', route: '/crew' }
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
