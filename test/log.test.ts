// What people type and who they are is planted in every place a request has; the log of the whole run has none of it.
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLog } from '#lib/log.ts'
import { addTask, startWorker } from '#lib/queue.ts'
import { type TestApp, testApp } from './harness.ts'

const planted = {
  name: 'Dolores Whitfield',
  email: 'dolores.whitfield@example.org',
  password: 'lantern-over-the-harbor',
  token: 'tok-5eaf00d5eaf00d5eaf00d',
  street: '417 Foundry Lane',
}
const traces = /dolores|whitfield|lantern-over|5eaf00d|foundry|127\.0\.0\.1/i

const lines: string[] = []
let app: TestApp
let dolores: { id: string; session: string }
beforeAll(async () => {
  app = await testApp({}, (line) => lines.push(line))
  dolores = await app.signIn({ firstName: 'Dolores', lastName: 'Whitfield', email: planted.email })
})
afterAll(() => app.close())

const { name, email, password, token, street } = planted
const inQuery = `?${new URLSearchParams({ q: name, l: street, email, e: email, token, next: `/x?${email}` })}`

test('nothing that identifies a person is in the log, and each line can be traced', async () => {
  const referring = { referer: `http://localhost/${inQuery}`, 'user-agent': name, 'x-forwarded-for': street }
  for (const path of [
    ...['/jobs/search', '/', '/no/such/page', `/no/${encodeURIComponent(name)}`, `/no/${email}`],
    ...['/user/login', '/user/forgot', `/user/reset/${token}`, `/user/activate/${token}`, '/account'],
    ...[`/news/${encodeURIComponent(name)}`, `/employers/${encodeURIComponent(name)}`, '/admin/users'],
    ...['/profile', '/profiles', '/find', '/account/delete', `/jobs/${token}`, '/%E0%A4%A'],
  ])
    for (const as of ['html', 'json'] as const)
      await app.get(path + inQuery, { as, headers: referring, session: dolores.session })
  const body = { name, email, password, token, street, message: `${name}, ${street}`, firstName: name }
  for (const path of [
    '/user/login',
    '/user/forgot',
    '/contact',
    '/newsletter/subscribe',
    '/user/signup',
    '/profile',
  ])
    for (const session of [undefined, dolores.session])
      await app.send('POST', path + inQuery, { body, headers: referring, ...(session && { session }) })
  await app.app.inject({
    method: 'POST',
    url: `/user/login${inQuery}`,
    headers: { host: 'localhost', 'content-type': 'application/json' },
    payload: `{"email": "${email}", "password": "${password}`,
  })
  const read = lines.map((line) => JSON.parse(line))
  expect(lines.filter((line) => traces.test(line))).toEqual([])
  expect(read.length).toBeGreaterThan(60)

  const { id: site } = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const completed = read.filter(({ msg, person }) => msg === 'request completed' && person)
  expect(completed.length).toBeGreaterThan(20)
  for (const line of completed)
    expect(line).toMatchObject({
      ...{ site, person: dolores.id, reqId: expect.any(String) },
      trace: line.reqId.replaceAll('-', ''),
    })
  expect(read.find(({ req }) => req?.route === '/user/login')?.req.method).toBe('GET')
})

test('a request belongs to the trace that it came with', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  lines.splice(0)
  await app.get('/', { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } })
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ msg: 'request completed', trace })
  await app.get('/', { headers: { traceparent: name } })
  expect(JSON.parse(lines.at(-1)!).trace).toMatch(/^[0-9a-f]{32}$/)
})

test('errors of tasks are told without the values in them', async () => {
  const told: string[] = []
  const destination = new Writable({
    write(chunk, _, done) {
      told.push(String(chunk))
      done()
    },
  })
  const insert = { email, first_name: 'Dolores', last_name: 'Whitfield', type: 'User' } as const
  const worker = await startWorker({
    db: app.db,
    pool: app.pool,
    logger: openLog('info', destination),
    tasks: {
      unique: async (_, { db }) => void (await db.insertInto('users').values(insert).execute()),
      typed: async (_, { pool }) => void (await pool.query('select $1::uuid', [name])),
      mail: async () => {
        throw new Error(
          `550 5.1.1 <${email}>: Recipient address rejected, see https://mx.example/?who=${encodeURIComponent(name)}`,
        )
      },
    },
  })
  for (const task of ['unique', 'typed', 'mail']) await addTask(app.db, task)
  await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(3), 20_000)
  await worker.stop()
  const errors = told.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
  expect(errors.map(({ task }) => task).sort()).toEqual(['mail', 'typed', 'unique'])
  expect(told.filter((line) => traces.test(line.replace(/127\.0\.0\.1/g, '')))).toEqual([])
  expect(errors.find(({ task }) => task === 'unique').err).toMatchObject({ code: '23505', table: 'users' })
})
