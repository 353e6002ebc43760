import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { openLog } from './log.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await testApp()
  session = (await app.signIn()).session
  await app.pool.query('alter table favorites rename to hidden_favorites')
})
afterAll(() => app.close())

test('a defect of ours is a sentence with the number of the request, and never a stack', async () => {
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
