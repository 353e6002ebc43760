import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
/** Olive owns Harbor Veterans, Ruth is an administrator. */
let olive: string
let ruth: string

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  await app.addSite('Dock Workers', ['docks.localhost'])
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
})
afterAll(() => app.close())

const about = { name: 'About us', description: 'Who we are.' }
const pages = () => `/admin/themes/${harbor}/pages`

async function add(route: string, more: Record<string, unknown> = {}): Promise<string> {
  const body = { ...about, route, ...more }
  return (await app.send('POST', pages(), { session: ruth, body })).json().page.id
}

const save = (id: string, body: Record<string, unknown>) =>
  app.send('PUT', `${pages()}/${id}`, { session: ruth, body: { ...about, ...body } })

/** The status of an address, and where it leads. */
async function answer(path: string, host = 'localhost') {
  const { statusCode, headers } = await app.get(path, { host })
  return [statusCode, headers.location]
}

test('a former route leads to where the page is now, in one step however often it was renamed', async () => {
  const id = await add('/first')
  // A visitor has seen it: its page is in the cache.
  expect(await answer('/pages/first')).toEqual([200, undefined])
  await save(id, { route: '/Second' })
  await expect.poll(() => answer('/pages/first')).toEqual([301, '/pages/Second'])
  await save(id, { route: '/third' })
  await expect.poll(() => answer('/pages/second')).toEqual([301, '/pages/third'])
  expect(await answer('/pages/FIRST?from=mail')).toEqual([301, '/pages/third?from=mail'])
  expect((await app.get('/pages/first')).headers['cache-control']).toBe('no-cache')
  expect(await answer('/pages/first', 'docks.localhost')).toEqual([404, undefined])

  // Back to where it began: no loop.
  await save(id, { route: '/first' })
  await expect.poll(() => answer('/pages/first')).toEqual([200, undefined])
  expect(await answer('/pages/third')).toEqual([301, '/pages/first'])
  await save(id, { type: 'home', route: null })
  await expect.poll(() => answer('/pages/third')).toEqual([301, '/'])
  await app.send('DELETE', `${pages()}/${id}`, { session: olive })
  await expect.poll(() => answer('/pages/third')).toEqual([404, undefined])
})

test('another page may take the route, by being made, renamed or restored', async () => {
  const [id, other] = [await add('/crew'), await add('/staff')]
  await save(id, { route: '/team' })
  await add('/crew', { name: 'Crew' })
  await expect.poll(() => answer('/pages/crew')).toEqual([200, undefined])
  await save(id, { route: '/people' })
  await save(other, { route: '/team' })
  await expect.poll(() => answer('/pages/team')).toEqual([200, undefined])
  expect(await answer('/pages/staff')).toEqual([301, '/pages/team'])
  await app.send('POST', `${pages()}/${other}/revisions/1`, { session: olive })
  await expect.poll(() => answer('/pages/staff')).toEqual([200, undefined])
  await expect.poll(() => answer('/pages/team')).toEqual([301, '/pages/staff'])
})

test('a page of all sites redirects on all of them; templates redirect nobody', async () => {
  const id = await add('/for-all', { global: true })
  await save(id, { global: true, route: '/for-everyone' })
  for (const host of ['localhost', 'docks.localhost'])
    await expect.poll(() => answer('/pages/for-all', host)).toEqual([301, '/pages/for-everyone'])
  const template = await add('/frame', { type: 'template' })
  await save(template, { type: 'page', route: '/framed' })
  expect(await answer('/pages/frame')).toEqual([404, undefined])
  await save(id, { type: 'template', route: '/for-none' })
  await expect.poll(() => answer('/pages/for-all')).toEqual([404, undefined])
})
