import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Docks, openDocks } from './docks.fixture.ts'

let app: Docks['app']
let host: Docks['host']
let docks: Docks['docks']
let otto: Docks['otto']
let olive: Docks['olive']
let url: Docks['url']
let save: Docks['save']
let publish: Docks['publish']
let discard: Docks['discard']
let editor: Docks['editor']
let home: Docks['home']
let preview: Docks['preview']
beforeAll(async () => {
  ;({ app, host, docks, otto, olive, url, save, publish, discard, editor, home, preview } = await openDocks())
})
afterAll(() => app.close())

test('the preview shows any page in the look of the draft as a visitor sees it, without script, kept by nobody', async () => {
  await save({ brand: '#5b2333', footerLayout: 'columns' })
  for (const path of ['/', '/jobs/search?q=pilot', '/auth/signup', '/user/login', '/nowhere']) {
    const { body, headers, statusCode } = await preview(`path=${encodeURIComponent(path)}`)
    expect(statusCode, path).toBe(path === '/nowhere' ? 404 : 200)
    expect(body, path).toContain('--brand:#5b2333')
    expect(body, path).not.toMatch(/<script type="module"/)
    expect(body, path).not.toContain('Otto Reyes')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['set-cookie']).toBeUndefined()
  }
  // Neither before nor after, by the address of the page or by the header that the server uses itself.
  for (const key of ['', 'undefined', '00000000-0000-4000-8000-000000000000']) {
    const page = await app.app.inject({ url: '/', headers: { host, 'x-look-preview': key } })
    expect(page.body).not.toContain('#5b2333')
  }
  expect(await home()).not.toContain('#5b2333')
  // Beside it, to compare, what is live.
  const { state, off } = await editor()
  expect((await preview('path=/&of=live')).body).toContain(`--brand:${state.live.brand}`)
  expect(state.live.brand).not.toBe('#5b2333')
  expect(off).toEqual(['comments', 'donations', 'newsRoom', 'chat'])
})

test('the preview is for those who edit the site; those who do not edit its look see what is live', async () => {
  expect((await preview('path=/', olive)).statusCode).toBe(404)
  expect((await app.get(`${url}/preview`, { as: 'json' })).statusCode).toBe(401)
  const maria = (await app.signIn({ firstName: 'Maria' })).session
  expect((await preview('path=/', maria)).statusCode).toBe(403)
  const applications = (on: boolean) => JSON.stringify({ liveEditing: on, search: true })
  const set = (on: boolean) =>
    app.db
      .updateTable('themes')
      .set({ applications: applications(on) })
      .where('id', '=', docks)
      .execute()
  await set(false)
  expect((await preview('path=/')).body).not.toContain('#5b2333')
  expect((await save({ radius: 1 })).json().error).toBe('Live editing is not enabled for this site.')
  expect((await publish()).statusCode).toBe(403)
  const page = await app.get(`/website-builder/customize/${docks}`, { session: otto })
  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringContaining('Live editing is not enabled for this site.'),
  ])
  await set(true)
  await discard()
})

test('the preview leads nowhere else', async () => {
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example'])
    expect((await preview(`path=${encodeURIComponent(path)}`)).body).toContain('Find your next job')
  expect((await preview('path=/sitemap.xml')).statusCode).toBe(404)
})
