import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { person } from '#test/person.ts'
import { beginSession, endSession, endSessionsOf, sessions, sessionsOf, setSessionCookie } from './session.ts'

let database: TestDatabase
let app: FastifyInstance
let mariaId: string

beforeAll(async () => {
  database = await testDatabase()
  app = fastify({ trustProxy: true })
  await app.register(cookie)
  await app.register(sessions, { pool: database.pool, requireSecondFactor: false })
  app.get('/me', { config: { can: 'public' } }, async (request) => ({ viewer: request.viewer }))
  app.post('/user/login', { config: { can: 'public' } }, async (request, reply) => {
    setSessionCookie(request, reply, await beginSession(database.db, mariaId))
    return 'welcome'
  })
  const { rows } = await database.pool.query(
    `insert into users (email, first_name, last_name) values ('maria@example.org', 'Maria', 'Alvarez') returning id`,
  )
  mariaId = rows[0].id
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const viewer = async (session?: string) => {
  const answer = await app.inject({ url: '/me', ...(session !== undefined && { cookies: { session } }) })
  return answer.json().viewer
}
const change = (sql: string) => database.pool.query(sql)

test('a visitor has no session, and costs no query', async () => {
  const connect = vi.spyOn(database.pool, 'connect')
  expect(await viewer()).toBeNull()
  expect(connect).not.toHaveBeenCalled()
  connect.mockRestore()
})

test('a session knows its person, and no more than access needs', async () => {
  expect(await viewer(await beginSession(database.db, mariaId))).toEqual(
    person({ id: mariaId, name: 'Maria Alvarez' }),
  )
})

test('the database keeps a hash, and two sessions differ', async () => {
  const [one, two] = [await beginSession(database.db, mariaId), await beginSession(database.db, mariaId)]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  const { rows } = await change(`select encode(token_hash, 'escape') as kept from sessions`)
  for (const { kept } of rows) expect(kept).not.toContain(one)
})

test.each(['', 'made up', "' or true --", 'x'.repeat(5_000)])('the token %.12s is nobody', async (token) => {
  expect(await viewer(token)).toBeNull()
})

test('a session that was ended is dead at once, others of the person live', async () => {
  const [phone, laptop] = [await beginSession(database.db, mariaId), await beginSession(database.db, mariaId)]
  await endSession(database.db, phone)
  expect(await viewer(phone)).toBeNull()
  expect(await viewer(laptop)).not.toBeNull()
})

test.each([
  [
    'expired',
    `update sessions set expires_at = now() - interval '1 second'`,
    `update sessions set expires_at = now() + interval '90 days'`,
  ],
  [
    'unused for a month',
    `update sessions set last_seen_at = now() - interval '31 days'`,
    'update sessions set last_seen_at = now()',
  ],
])('a session that is %s is dead', async (_why, harm, mend) => {
  const session = await beginSession(database.db, mariaId)
  await change(harm)
  expect(await viewer(session)).toBeNull()
  await change(mend)
  expect(await viewer(session)).not.toBeNull()
})

const owner = `with t as (insert into themes (name) values ('Bay Veterans') returning id)
  insert into theme_owners select t.id, u.id from t, users u`

test.each([
  ['disabled', 'update users set disabled_at = now()', 'update users set disabled_at = null'],
  ['made an administrator', `update users set type = 'Admin'`, `update users set type = 'User'`],
  ['made owner of a site', owner, 'delete from theme_owners'],
])('when an account is %s its sessions are over, and open sockets hear of it', async (_why, harm, mend) => {
  const session = await beginSession(database.db, mariaId)
  const heard: string[] = []
  const line = await database.pool.connect()
  line.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await line.query('listen sessions')
  const { rows } = await change('select id from sessions')
  await change(harm)
  expect(await viewer(session)).toBeNull()
  await change(mend)
  expect(await viewer(session)).toBeNull()
  await expect.poll(() => heard).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
  line.release(true)
})

test('a hat counts from the next request on, and no longer than it is worn; the session stays', async () => {
  const session = await beginSession(database.db, mariaId)
  const seen = async () => {
    const { isMentor, employers } = await viewer(session)
    return { isMentor, employers: employers.map(({ isOwner }: { isOwner: boolean }) => isOwner) }
  }
  await change(`insert into mentors (user_id) values ('${mariaId}')`)
  await change(`with e as (insert into employers (name, slug) values ('Bay Steel', 'bay-steel'), ('Bay Rope', 'bay-rope') returning id, name)
    insert into employer_members (employer_id, user_id, is_owner) select id, '${mariaId}', name = 'Bay Rope' from e`)
  expect(await seen()).toEqual({ isMentor: true, employers: expect.arrayContaining([true, false]) })
  await change('delete from mentors')
  expect(await seen()).toMatchObject({ isMentor: false, employers: [expect.anything(), expect.anything()] })
  await change('delete from employers')
  expect(await seen()).toEqual({ isMentor: false, employers: [] })
})

test('ending all sessions of a person takes those switched to the account, and the switched ones of the person', async () => {
  const { rows } = await change(
    `insert into users (email, first_name, last_name, type) values ('grace@example.org', 'Grace', 'Okafor', 'Admin') returning id`,
  )
  const graceId = rows[0].id
  const keep = await beginSession(database.db, graceId)
  const switched = await beginSession(database.db, mariaId, { actorId: graceId })
  expect(await viewer(switched)).toMatchObject({ id: mariaId, actorId: graceId })
  await endSessionsOf(database.db, graceId, keep)
  expect(await viewer(switched)).toBeNull()
  expect(await viewer(keep)).not.toBeNull()
})

test('a session may end earlier, and is seen in the list of the person until then', async () => {
  await endSessionsOf(database.db, mariaId)
  const soon = await beginSession(database.db, mariaId, { expiresAt: new Date(Date.now() + 3_600_000) })
  expect(await sessionsOf(database.db, mariaId)).toHaveLength(1)
  await change(`update sessions set expires_at = now() - interval '1 second'`)
  expect(await viewer(soon)).toBeNull()
  expect(await sessionsOf(database.db, mariaId)).toEqual([])
})

test('use of a session is noted, with the address', async () => {
  await beginSession(database.db, mariaId)
  const session = await beginSession(database.db, mariaId)
  await change(`update sessions set last_seen_at = now() - interval '1 hour'`)
  await viewer(session)
  const [latest, other] = await sessionsOf(database.db, mariaId)
  expect(latest!.lastSeenAt.getTime() - other!.lastSeenAt.getTime()).toBeGreaterThan(3_000_000)
  expect(latest!.address).toBe('127.0.0.1')
})

test('a theme owner owns the themes that name this person', async () => {
  const { rows } = await change(`insert into themes (name) values ('Harbor Veterans') returning id`)
  await change('update users set is_theme_owner = true')
  await change(`insert into theme_owners (theme_id, user_id) values ('${rows[0].id}', '${mariaId}')`)
  expect(await viewer(await beginSession(database.db, mariaId))).toMatchObject({ ownedThemes: [rows[0].id] })
})

test('the cookie is out of reach for scripts, and over https bound to the host', async () => {
  const login = async (headers = {}) =>
    String((await app.inject({ method: 'POST', url: '/user/login', headers })).headers['set-cookie'])
  expect(await login()).toMatch(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await login({ 'x-forwarded-proto': 'https' })).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})
