import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoOfHome, postFile } from '#features/files/files.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'

let app: TestApp
let docks: string
let admin: string
let olive: string
let maria: { session: string; id: string }
beforeAll(async () => {
  app = await testApp()
  const harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost'])
  admin = (await app.signIn({ firstName: 'Root', type: 'Admin' })).session
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
})
afterAll(() => app.close())

const list = '/admin/resources'
const whole = {
  title: 'Request your service records',
  description: 'The national archive’s own page.',
  category: 'Leaving the service',
  address: 'https://www.archives.gov/veterans',
}
const add = (body: Record<string, unknown>, session = olive) => app.send('POST', list, { session, body })
const added = async (body: Record<string, unknown> = {}, session = olive): Promise<string> =>
  (await add({ ...whole, ...body }, session)).json().resource.id
const read = (url: string, session = maria.session, host?: string) =>
  app.get(url, { as: 'json', session, ...(host && { host }) })
const titles = async (url: string, host?: string): Promise<string[]> =>
  (await read(url, maria.session, host)).json().resources.map(({ title }: { title: string }) => title)

test('the form says what is missing, and takes a file or an address', async () => {
  expect((await add({})).json().errors).toEqual({
    title: 'Please enter a title.',
    description: 'Please say in a sentence or two what it is.',
    category: 'Please enter a category.',
  })
  const { address: _, ...without } = whole
  expect((await add(without)).json().errors.address).toContain('choose a file')
  for (const address of ['javascript:alert(1)', '//evil.example', 'http://plain.example'])
    expect((await add({ ...whole, address })).json().errors.address).toContain('https://')
  expect((await add(whole, maria.session)).statusCode).toBe(403)
})

test('a file is stored, shown with its kind, and goes with the resource', async () => {
  const { address: _, ...fields } = whole
  const answer = await postFile(app, list, olive, await photoOfHome(), 'Map.jpg', { ...fields, title: 'Map' })
  const { id } = answer.json().resource
  const { resource } = (await read(`/resources/${id}`)).json()
  expect(resource).toMatchObject({ file: { type: 'Picture' }, address: expect.stringMatching(/^\/files\//) })
  expect((await app.get(resource.address, { session: maria.session })).statusCode).toBe(200)
  expect((await app.get(`/resources/${id}`, { session: maria.session })).body).toContain('Download')
  const { resource: form } = (await read(`${list}/${id}/edit`, olive)).json()
  expect(form).toMatchObject({ address: '', file: { name: 'Map.webp' } })
  const again = { ...fields, title: 'Map of the base', unmodifiedSince: form.unmodifiedSince }
  const put = () => app.send('PUT', `${list}/${id}`, { session: olive, body: again })
  expect((await put()).statusCode).toBe(200)
  expect((await put()).json().errors.form).toContain('Someone else changed')
  expect((await read(`/resources/${id}`)).json().resource.address).toBe(resource.address)
  expect((await app.send('DELETE', `${list}/${id}`, { session: olive })).statusCode).toBe(200)
  await runTasks(app, 'pictures.settle')
  expect((await app.get(resource.address, { session: maria.session })).statusCode).toBe(404)
})

test('three of each category, then one category, or words, a page at a time', async () => {
  for (const at of [1, 2, 3, 4]) await added({ title: `Money ${at}`, category: 'Money' })
  await added({ title: 'Sleep', category: 'Health' })
  const { resources, categories, totalDocs } = (await read('/resources')).json()
  const shown = resources.filter(({ category }: { category: string }) => category === 'Money')
  expect(shown.map(({ title }: { title: string }) => title)).toEqual(['Money 4', 'Money 3', 'Money 2'])
  expect(categories).toContainEqual({ category: 'Money', count: 4 })
  expect(totalDocs).toBe(categories.reduce((sum: number, one: { count: number }) => sum + one.count, 0))
  expect(await titles('/resources?category=money&limit=3&page=2')).toEqual(['Money 1'])
  expect(await titles('/resources?q=money 3')).toEqual(['Money 3'])
  const none = await app.get('/resources?q=pension', { session: maria.session })
  expect(none.body).toContain('No results.')
  expect((await app.get('/resources')).statusCode).toBe(303)
})

test('each site shows its own and those of all sites; owners change theirs alone', async () => {
  const everywhere = await added({ title: 'Everywhere', category: 'Sites', site: '' }, admin)
  const theirs = await added({ title: 'Docks only', category: 'Sites', site: docks }, admin)
  const ours = await added({ title: 'Harbor only', category: 'Sites', site: docks })
  expect(await titles('/resources?category=Sites')).toEqual(['Harbor only', 'Everywhere'])
  expect(await titles('/resources?category=Sites', 'docks.localhost')).toEqual(['Docks only', 'Everywhere'])
  expect((await read(`/resources/${theirs}`)).statusCode).toBe(404)
  const put = (id: string) => app.send('PUT', `${list}/${id}`, { session: olive, body: whole })
  expect([
    (await put(ours)).statusCode,
    (await put(theirs)).statusCode,
    (await put(everywhere)).statusCode,
  ]).toEqual([200, 404, 404])
})

test('a mentor recommends one: first in its category, with the banner, until it is answered', async () => {
  const id = await added({ title: 'Older', category: 'First' })
  await added({ title: 'Newer', category: 'First' })
  const grace = await app.signIn({ type: 'Mentor', firstName: 'Grace', lastName: 'Hopper' })
  await app.db.insertInto('profiles').values({ user_id: maria.id, is_findable: true }).execute()
  const body = { mentee: maria.id, note: 'Print it.' }
  const recommend = (session: string) => app.send('POST', `/resources/${id}/recommend`, { session, body })
  expect((await recommend(maria.session)).statusCode).toBe(403)
  expect((await recommend(grace.session)).statusCode).toBe(200)
  expect(await titles('/resources?category=First')).toEqual(['Older', 'Newer'])
  const { resources } = (await read('/resources?category=First')).json()
  expect(resources[0].recommendedBy).toEqual({ name: 'Grace Hopper' })
  const james = (await app.signIn({ firstName: 'James' })).session
  for (const [session, by] of [
    [maria.session, { name: 'Grace Hopper' }],
    [james, null],
  ] as const)
    for (const url of [`/resources/${id}`, `/resources/${id}/recommended?by=${grace.id}`])
      expect((await read(url, session)).json().recommendedBy).toEqual(by)
  const { data } = (await read('/recommendations/list')).json()
  expect(data).toMatchObject([{ kind: 'resource', resource: { id }, note: 'Print it.' }])
  const html = (await app.get('/recommendations/list', { session: maria.session })).body
  expect(html).toContain(`/resources/${id}/recommended?by=${grace.id}`)
})
