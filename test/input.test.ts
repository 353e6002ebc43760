// Design: security, 'Input': every route that is registered, with what nobody should send. An administrator asks, so that
// nothing is turned away before it is read.
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Named } from '#lib/access.ts'
import { newId } from '#lib/ids.ts'
import { beginSession } from '#lib/session.ts'
import { lookup } from '#spec/limits.ts'
import { type TestApp, testApp } from './harness.ts'
import { addressOf, sceneOf } from './matrix-things.ts'
import type { Scene } from './room-access.ts'

let app: TestApp
let scene: Scene
let admin: string
let csrf: string
let callers = 0

beforeAll(async () => {
  app = await testApp({ FLOOD_POINTS: '0' })
  const siteA = await app.addSite('Site A', ['a.example.org'])
  scene = await sceneOf(app.db, siteA, (await app.signIn({ type: 'Mentor' })).id)
  const { id, session } = await app.signIn({ type: 'Admin' })
  admin = id
  const refused = await app.app.inject({
    method: 'POST',
    url: '/account',
    headers: { host: 'localhost', accept: 'application/json' },
    cookies: { session },
  })
  csrf = refused.json().csrf
  // More of each than a page holds.
  await app.pool.query(
    `insert into users (email, first_name, last_name, slug, type, activated_at)
     select 'member.' || n || '@example.org', 'Ada', 'Reyes', 'ada-reyes', 'User', now() from generate_series(1, 300) n`,
  )
})
afterAll(() => app.close())

const routes = (wanted: (method: string) => boolean) =>
  app.app.named.filter(({ method }) => wanted(method) && method !== 'HEAD' && method !== 'OPTIONS')

/** A request of an administrator for something of a new Maria. */
async function ask(route: Named, query: string, more: InjectOptions = {}) {
  const maria = route.url.includes(':') ? (await app.signIn({ themeId: scene.siteA })).id : ''
  const url = await addressOf(route, app.db, maria, scene)
  const session = await beginSession(app.db, admin)
  return app.app.inject({
    method: route.method as 'GET',
    url: url + query,
    remoteAddress: `198.18.${++callers >> 8}.${callers & 255}`,
    ...more,
    headers: {
      ...{ host: 'localhost', accept: 'application/json', 'sec-fetch-site': 'same-origin' },
      ...{ 'x-csrf-token': csrf, ...more.headers },
    },
    cookies: { session, csrf },
  })
}

function isCalm({ statusCode, body }: LightMyRequestResponse) {
  expect(body).not.toMatch(/node_modules|\n\s+at \S+ \(|syntax error at|DETAIL:/)
  return statusCode < 500
}

const queries: [what: string, query: string][] = [
  ['numbers below zero and NUL', "?limit=-1&page=-1&q=%00&l=%00&from=%00&q='%20or%201=1--"],
  [
    'numbers beyond measure and SQL',
    `?limit=100000&page=1000000000&q=${encodeURIComponent("'; drop table users; -- %_\\")}`,
  ],
  [
    'lists, and the names of prototypes',
    '?limit=abc&limit=5&page=&q=a&q=b&__proto__=x&__proto__[a]=1&constructor=y&toString=1&sort=constructor',
  ],
  ['bytes that are no UTF-8', '?limit=1e99&page=1e99&q=%ff%fe&l=%ed%a0%80&c=%ff&rank=%ff&o=%ff'],
  ['regular expressions', `?q=${'(a%2B)%2B'.repeat(150)}$&l=${'('.repeat(300)}&limit=0x10&page=NaN`],
]

test.each(queries)(
  'no address breaks on %s',
  async (_what, query) => {
    for (const route of routes((method) => method === 'GET'))
      expect([route.url, isCalm(await ask(route, query))]).toEqual([route.url, true])
  },
  60_000,
)

/** Lists of one page, so deep in an answer. */
function listsIn(answer: unknown, path = ''): [path: string, length: number][] {
  if (Array.isArray(answer))
    return [[path, answer.length], ...answer.slice(0, 3).flatMap((one) => listsIn(one, `${path}[]`))]
  if (answer === null || typeof answer !== 'object') return []
  return Object.entries(answer).flatMap(([name, value]) => listsIn(value, `${path}.${name}`))
}

test('no list is longer than a page, whatever limit is asked for', async () => {
  for (const route of routes((method) => method === 'GET'))
    for (const limit of ['100000', '-1']) {
      if (route.url === '/openapi.json') continue
      const answer = await ask(route, `?limit=${limit}`)
      if (!String(answer.headers['content-type']).startsWith('application/json')) continue
      const long = listsIn(answer.json()).filter(([, length]) => length > lookup.pageSize)
      expect([route.url, limit, long]).toEqual([route.url, limit, []])
    }
}, 180_000)

const json = 'application/json'
const deep = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
const bodies: [what: string, type: string, payload: string | Buffer][] = [
  ['a prototype', json, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"polluted":1}}}'],
  ['a constructor', json, '{"constructor":{"prototype":{"polluted":1}}}'],
  ['deep JSON', json, deep(10_000)],
  ['the same key twice', json, '{"q":"a","q":["b"],"form":1,"form":{}}'],
  ['JSON that is no object', json, '[1,2,3]'],
  ['half of it', json, '{"firstName":'],
  ['bytes that are no UTF-8', json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  [
    'fields that are no UTF-8',
    'application/x-www-form-urlencoded',
    'firstName=%ff%fe&email=%ed%a0%80&a[__proto__][x]=1',
  ],
  ['ten megabytes', json, `{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`],
]

test.each(bodies)(
  'no write breaks on %s',
  async (_what, type, payload) => {
    for (const route of routes((method) => method !== 'GET')) {
      const answer = await ask(route, '', { payload, headers: { 'content-type': type } })
      expect([route.method, route.url, isCalm(answer)]).toEqual([route.method, route.url, true])
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect((await app.get('/health/live')).statusCode).toBe(200)
  },
  60_000,
)

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[]; format?: string; enum?: string[] }
type Described = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
}

/** Fields of the bodies, as the routes describe them. */
async function fieldsOf({ method, url }: Named): Promise<string[]> {
  described ??= (await app.get('/openapi.json', { as: 'json' })).json() as Described
  const path = url.replace(/:(\w+)/g, '{$1}')
  const content = described.paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {}
  return Object.values(content).flatMap(({ schema }) => propertiesOf(schema))
}
let described: Described | undefined
const propertiesOf = ({ properties = {}, anyOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...anyOf.flatMap(propertiesOf),
]

const values: [what: string, value: unknown][] = [
  ['lists', ['a', ['b']]],
  ['objects', { $gt: '', toString: 'x' }],
  ['numbers', 1e308],
  ['nothing', null],
  ['NUL', 'a\0b\ud800'],
  ['a hundred thousand characters', 'x'.repeat(100_000)],
  ['ids of nobody', newId()],
  ['SQL', "'); drop table users; --"],
]

test('no field breaks on what it is not for', async () => {
  for (const route of routes((method) => method !== 'GET')) {
    const fields = await fieldsOf(route)
    const tries = values.map(async ([what, value]) => {
      const payload = Object.fromEntries(fields.map((name) => [name, value]))
      return [what, isCalm(await ask(route, '', { payload }))] as const
    })
    const broken = (await Promise.all(tries)).filter(([, calm]) => !calm)
    expect([route.method, route.url, broken]).toEqual([route.method, route.url, []])
  }
  expect((await app.get('/health/live')).statusCode).toBe(200)
}, 180_000)
