import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { person } from '#test/person.ts'
import { openPool } from './db.ts'
import { callerOf } from './rate-limit/address.ts'
import { floodGuard, type Limit, rateLimits } from './rate-limit.ts'

let database: TestDatabase
const apps: FastifyInstance[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  await database.pool.query('truncate rate_limits')
})
afterAll(() => database.close())

/** One process with one limited route; the header `person` signs somebody in. */
async function site(limit: Limit, pool = database.pool) {
  const app = fastify()
  apps.push(app)
  app.decorateRequest('viewer', null)
  app.addHook('onRequest', async (request) => {
    const id = request.headers.person
    if (id) request.viewer = person({ id: String(id) })
  })
  await app.register(rateLimits, { pool })
  app.post('/user/login', { config: { can: 'public', limit } }, async () => 'welcome')
  app.get('/jobs', { config: { can: 'public' } }, async () => 'jobs')
  return app
}

type From = { address?: string; person?: string }
const login = async (app: FastifyInstance, { address = '198.51.100.7', person }: From = {}) => {
  const headers = person ? { person } : {}
  return app.inject({ method: 'POST', url: '/user/login', remoteAddress: address, headers })
}
const statuses = async (app: FastifyInstance, callers: From[]) => {
  const found: number[] = []
  for (const caller of callers) found.push((await login(app, caller)).statusCode)
  return found
}

const pointsTaken = async () =>
  (await database.pool.query('select points from rate_limits')).rows[0]?.points as number

/** What is asked of the database meanwhile. */
async function askedDuring(work: () => Promise<unknown>): Promise<number> {
  const { pool } = database
  const { query } = pool
  let asked = 0
  pool.query = ((given: { text: string }) => {
    asked++
    return Reflect.apply(query, pool, [given])
  }) as never
  await work()
  pool.query = query
  return asked
}

test('a caller over the limit hears when to come back', async () => {
  const app = await site({ points: 2, seconds: 120, by: 'address' })
  expect(await statuses(app, [{}, {}, {}])).toEqual([200, 200, 429])
  const refused = await login(app)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(115)
  expect(refused.json().message).toBe('You have tried too often. Please try again in 2 minutes.')
  expect((await login(app, { address: '198.51.100.8' })).statusCode).toBe(200)
})

test('all processes count together', async () => {
  const limit: Limit = { points: 3, seconds: 60, by: 'address' }
  const [one, two] = [await site(limit), await site(limit)]
  expect(await statuses(one, [{}, {}])).toEqual([200, 200])
  expect(await statuses(two, [{}, {}])).toEqual([200, 429])
  expect((await login(one)).statusCode).toBe(429)
})

test('many at once get no more than the limit', async () => {
  const app = await site({ points: 5, seconds: 60, by: 'address' })
  const answers = await Promise.all(Array.from({ length: 30 }, () => login(app)))
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5)
})

test('callers who come at once are counted together, each up to its own limit', async () => {
  const app = await site({ points: 2, seconds: 60, by: 'address' })
  const callers = Array.from({ length: 40 }, (_, at) => ({ address: `198.51.100.${at % 10}` }))
  let answers: Awaited<ReturnType<typeof login>>[] = []
  const asked = await askedDuring(async () => {
    answers = await Promise.all(callers.map((caller) => login(app, caller)))
  })
  const isIn = answers.map(({ statusCode }) => statusCode === 200)
  for (let at = 0; at < 10; at++)
    expect(isIn.filter((_, one) => callers[one]!.address === `198.51.100.${at}`)).toEqual(
      expect.arrayContaining([true, false]),
    )
  expect(isIn.filter(Boolean)).toHaveLength(20)
  expect(asked).toBeLessThan(callers.length)
})

test('a caller who comes often costs few statements, and gets the whole limit but no more', async () => {
  const app = await site({ points: 120, seconds: 60, by: 'address' })
  let found: number[] = []
  const asked = await askedDuring(async () => {
    found = await statuses(app, Array(125).fill({}))
  })
  expect(found).toEqual([...Array(120).fill(200), ...Array(5).fill(429)])
  expect(asked).toBeLessThan(40)
})

test('who comes once takes one, and what another process took ahead is taken', async () => {
  const limit: Limit = { points: 120, seconds: 60, by: 'address' }
  const [one, two] = [await site(limit), await site(limit)]
  await statuses(one, [{}])
  expect(await pointsTaken()).toBe(1)
  await statuses(one, Array(8).fill({}))
  const all = [...(await statuses(two, Array(130).fill({}))), ...(await statuses(one, Array(10).fill({})))]
  // Those of the first process are still its own.
  expect(9 + all.filter((status) => status === 200).length).toBe(120)
  expect(all.at(-1)).toBe(429)
})

test('what was taken ahead ends with its time', async () => {
  const app = await site({ points: 120, seconds: 1, by: 'address' })
  await statuses(app, Array(9).fill({}))
  await new Promise((later) => setTimeout(later, 1_100))
  await statuses(app, [{}])
  expect(await pointsTaken()).toBe(1)
})

test('an account is counted wherever it comes from, and apart from its neighbours', async () => {
  const app = await site({ points: 1, seconds: 60, by: 'account' })
  const maria = { person: 'maria' }
  expect(
    await statuses(app, [maria, { ...maria, address: '203.0.113.5' }, { person: 'james' }, {}, {}]),
  ).toEqual([200, 429, 200, 200, 429])
})

test('the limit ends with its time', async () => {
  const app = await site({ points: 1, seconds: 1, by: 'address' })
  expect(await statuses(app, [{}, {}])).toEqual([200, 429])
  await new Promise((later) => setTimeout(later, 1_100))
  expect(await statuses(app, [{}])).toEqual([200])
})

test('a route without a limit asks nothing of the database', async () => {
  const app = await site({ points: 1, seconds: 60, by: 'address' })
  for (let n = 0; n < 5; n++) expect((await app.inject('/jobs')).statusCode).toBe(200)
  const { rows } = await database.pool.query('select from rate_limits')
  expect(rows).toEqual([])
})

test('with PostgreSQL away each process counts for itself', async () => {
  const away = openPool('postgres://nobody@127.0.0.1:1/none')
  const app = await site({ points: 1, seconds: 60, by: 'address' }, away)
  expect(await statuses(app, [{}, {}])).toEqual([200, 429])
  await away.end()
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:ffff::1', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::5', '2001:db8:0:2::/64'],
])('%s counts as %s', (address, caller) => expect(callerOf(address)).toBe(caller))

test('a flood is refused in HTML and JSON, others are served, and 0 switches it off', async () => {
  const guarded = async (points: number) => {
    const app = fastify()
    apps.push(app)
    await app.register(floodGuard, { points })
    app.get('/', { config: { can: 'public' } }, async () => 'home')
    const ask = (remoteAddress: string, accept = 'text/html') =>
      app.inject({ url: '/', remoteAddress, headers: { accept } })
    return ask
  }
  const ask = await guarded(2)
  for (const host of ['::1', '::2']) await ask(`2001:db8:0:1${host}`)
  const refused = await ask('2001:db8:0:1::3')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toMatchObject({ 'retry-after': '10', 'content-type': 'text/html; charset=utf-8' })
  expect((await ask('2001:db8:0:1::3', 'application/json')).json().error).toMatch(/try again in 10 seconds/)
  expect((await ask('198.51.100.7')).statusCode).toBe(200)
  const free = await guarded(0)
  for (let n = 0; n < 20; n++) expect((await free('198.51.100.7')).statusCode).toBe(200)
})
