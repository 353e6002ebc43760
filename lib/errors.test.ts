import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { openLog } from './log.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await testApp()
  session = (await app.signIn()).session
})
afterAll(() => app.close())

test('a defect of ours is a sentence with the number of the request, and never a stack', async () => {
  await app.pool.query('alter table favorites rename to hidden_favorites')
  onTestFinished(async () => void (await app.pool.query('alter table hidden_favorites rename to favorites')))
  const program = await app.get('/jobs/favorites', { as: 'json', session })
  expect([program.statusCode, program.headers['cache-control']]).toEqual([500, 'no-store'])
  const { error, requestId, ...more } = program.json()
  expect(error).toBe(
    'The error has been logged. Please try again; if it happens again, contact us with the number below.',
  )
  expect([/^[0-9a-f-]{36}$/.test(requestId), more]).toEqual([true, {}])
  const page = await app.get('/jobs/favorites', { session })
  expect(page.body).toContain('Something went wrong on our side')
  for (const { body } of [program, page])
    expect(body).not.toMatch(/favorites" does not exist|node_modules| at /)
})

test('our client that writes is told in words, and keeps the page with its form', async () => {
  const missing = `/jobs/${crypto.randomUUID()}/favorite`
  const answer = await app.send('POST', missing, { as: 'inertia', session, body: { favorite: 'true' } })
  expect([answer.statusCode, answer.headers['x-inertia']]).toEqual([404, undefined])
  expect(answer.json().error).toMatch(/^There is no such job/)
  const visit = await app.get('/nowhere', { as: 'inertia', session })
  expect(visit.json().component).toBe('errors/error')
})

const wrongAddresses = [
  ...['/articles/x', '/news/x', '/files/x', '/admin/users/x', '/admin/users/x/edit', '/quizzes/x'],
  ...['/ical', '/rss', '/ical?feedUrl=', '/user/uploads/x'],
]
test.each(wrongAddresses)('a browser at %s reads a page, never JSON', async (url) => {
  const { session } = await app.signIn({ type: 'Admin' })
  await app.pool.query(`update themes set applications = applications || '{"newsRoom": true}'`)
  await app.app.sites.refresh()
  for (const accept of ['text/html', '*/*']) {
    const answer = await app.get(url, { session, headers: { accept } })
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('Search jobs')
  }
  const visit = await app.get(url, { session, as: 'inertia' })
  expect(visit.json().component).toBe('errors/error')
})

test('a write to a wrong id is answered with the page of nothing there', async () => {
  const { session } = await app.signIn({ type: 'Admin' })
  const answer = await app.send('POST', '/admin/users/x/logout', { session, as: 'html' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

test('programs read our words with the name of the field, never those of the validator', async () => {
  const { session } = await app.signIn({ type: 'Admin' })
  const read = async (url: string) => (await app.get(url, { session, as: 'json' })).json()
  expect(await read('/ical')).toEqual({ errors: { feedUrl: 'Please fill in “feedUrl”.' } })
  expect(await read('/admin/users/x')).toEqual({
    errors: { id: 'Please use the id of something that exists for “id”.' },
  })
  const write = async (body: Record<string, unknown>) =>
    (await app.send('POST', '/admin/users/set-badges', { session, body })).json().errors
  expect(await write({ user: ['x'], badges: 7 })).toEqual({
    'user.0': 'Please use the id of something that exists for “user”.',
    'badges.0': 'Please use text for “badges”.',
  })
})

test('the log holds no cookie, token, password or line break of others', () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = openLog('info', sink)
  const headers = { cookie: 'session=abcdef', authorization: 'Bearer abcdef' }
  const paths = [
    '/user/reset?token=abcdef&x=1',
    '/user/uploads/1?signature=abcdef',
    '/auth/google/callback?code=abcdef',
  ]
  for (const url of paths) log.info({ req: { method: 'GET', url, ip: '::1', headers } }, 'a\nforged line')
  log.info({ body: { password: 'abcdef', csrf: 'abcdef' } }, 'typed')
  expect(lines.join('')).not.toContain('abcdef')
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n')
})
