import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addFeed } from './feeds.ts'
import { takeDue } from './schedule.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await testApp()
  admin = (await app.signIn({ type: 'Admin' })).session
})
afterAll(() => app.close())

const origin = 'https://yard.example'

async function newFeed(employer: string, path: string) {
  const employerId = await saveEmployer(app.db, employer)
  return { employerId, id: await addFeed(app.db, employerId, origin + path) }
}

it('each feed has a question of its own before it is removed', async () => {
  await newFeed('Bow Yard', '/bow.xml')
  await newFeed('Stern Yard', '/stern.xml')
  const { body } = await app.get('/admin/feeds', { session: admin })
  const names = [...body.matchAll(/action="\/admin\/feeds\/delete\?form=([^"]+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})

it('DELETE removes a feed once', async () => {
  const { id } = await newFeed('Old Yard', '/old.xml')
  expect((await app.send('DELETE', '/admin/feeds', { session: admin, body: { id } })).json()).toMatchObject({
    ok: true,
    id,
  })
  expect((await app.send('DELETE', '/admin/feeds', { session: admin, body: { id } })).statusCode).toBe(404)
})

it.each(['file:///etc/passwd', 'javascript:alert(1)', 'ftp://x.example/a', 'not an address', 7])(
  '%s is no feed address',
  async (url) => {
    const employerId = await saveEmployer(app.db, 'Careless Yard')
    const answer = await app.send('PUT', `/admin/employers/feedImport/${employerId}`, {
      session: admin,
      body: { feeds: [url] },
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  },
)

it('a run and a removal return to the same filtered page', async () => {
  const { id } = await newFeed('Returning Yard', '/return.xml')
  const from = 'http://localhost/admin/feeds?q=yard&health=Failed'
  for (const [url, message] of [
    ['/admin/feeds/run', 'The feed is being imported'],
    ['/admin/feeds/delete', 'The feed has been removed.'],
  ] as const) {
    const headers = { accept: 'text/html', referer: from }
    const answer = await app.send('POST', url, { session: admin, headers, body: { id } })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/admin/feeds?q=yard&health=Failed'])
    const shown = await app.send('POST', url, { session: admin, body: { id } })
    expect(shown.body).toContain(url.endsWith('run') ? message : 'no such feed')
  }
})

it('a page beyond the end is the last one', async () => {
  await newFeed('Last Yard', '/last.xml')
  const shown = (await app.get('/admin/feeds?q=Last+Yard&page=9', { as: 'json', session: admin })).json()
  expect(shown).toMatchObject({ page: 1, totalDocs: 1, feeds: [{ employer: { name: 'Last Yard' } }] })
})

it('a feed that was imported from a file says that it cannot be run', async () => {
  const employerId = await saveEmployer(app.db, 'File Yard')
  const id = await addFeed(app.db, employerId, 'file:///srv/jobs.xml')
  const refused = await app.send('POST', '/admin/feeds/run', { session: admin, body: { id } })
  expect([refused.statusCode, refused.json().errors.form]).toEqual([
    422,
    expect.stringContaining('no web address'),
  ])
  const all = await app.get(`/admin/employers/feedImport/${employerId}`, {
    as: 'json',
    session: admin,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect([all.statusCode, all.json().errors.form]).toEqual([
    422,
    'This employer has no feed with a web address to run.',
  ])
})

it('is the administrators’ alone', async () => {
  const { id, employerId } = await newFeed('Guarded Yard', '/guarded.xml')
  for (const type of ['User', 'Manager', 'Mentor'] as const) {
    const { session } = await app.signIn({ type })
    expect((await app.get('/admin/feeds', { as: 'json', session })).statusCode).toBe(403)
    expect((await app.send('POST', '/admin/feeds/run', { session, body: { id } })).statusCode).toBe(403)
    expect((await app.send('DELETE', '/admin/feeds', { session, body: { id } })).statusCode).toBe(403)
    expect(
      (await app.send('PUT', `/admin/employers/feedImport/${employerId}`, { session, body: { feeds: [] } }))
        .statusCode,
    ).toBe(403)
  }
  expect((await app.get('/admin/feeds', { as: 'json' })).statusCode).toBe(401)
})

it('feeds come due by their own rhythm, once', async () => {
  const employerId = await saveEmployer(app.db, 'Clockwork Yard')
  const id = await addFeed(app.db, employerId, `${origin}/clock.xml`, { everyHours: 6 })
  const due = async (at: string) => (await takeDue(app.db, new Date(at))).map((feed) => feed.id)
  expect(await due('2126-11-21T12:00:00Z')).toContain(id)
  expect(await due('2126-11-21T12:05:00Z')).not.toContain(id)
  expect(await due('2126-11-21T18:30:00Z')).toContain(id)
})
