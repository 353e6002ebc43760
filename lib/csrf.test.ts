import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#test/person.ts'
import { csrf } from './csrf.ts'

let app: FastifyInstance
const written: unknown[] = []

beforeAll(async () => {
  app = fastify()
  await app.register(cookie)
  await app.register(formbody)
  app.decorateRequest('viewer', null)
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request) => {
    const id = request.headers.person
    if (!id) return
    request.viewer = person({ id: String(id) })
    const session = String(request.headers.session ?? `the session of ${id}`)
    request.session = {
      id: session,
      token: session,
      secondFactorAt: null,
      begunAt: new Date(),
      provenAt: null,
    }
  })
  await app.register(csrf, { secret: 'a secret of the test'.repeat(2) })
  app.get('/jobs', { config: { can: 'public' } }, async () => 'jobs')
  app.get('/form', { config: { can: 'public' } }, async (request) => request.csrfToken())
  app.get('/feedImport', { config: { can: 'public', sameOrigin: true } }, async () => written.push('import'))
  app.post('/events', { config: { can: 'public', fromOutside: true } }, async (request) => request.body)
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/notes',
    config: { can: 'public' },
    handler: async (request) => ({ body: request.body, count: written.push(request.body) }),
  })
})
afterAll(() => app.close())

const post = (options: InjectOptions = {}) =>
  app.inject({ method: 'POST', url: '/notes', payload: { text: 'Call Dana' }, ...options })

/** What the client does: the first write is refused and brings a token. */
async function token(headers: Record<string, string> = {}) {
  const refused = await post({ headers })
  expect(refused.statusCode).toBe(403)
  return refused.json().csrf as string
}

test('a reader gets no cookie', async () => {
  expect((await app.inject('/jobs')).headers['set-cookie']).toBeUndefined()
})

test('a form gets a token and its cookie, and keeps a good one', async () => {
  const first = await app.inject('/form')
  expect(String(first.headers['set-cookie'])).toMatch(/^csrf=.+; Path=\/; SameSite=Lax$/)
  const again = await app.inject({ url: '/form', cookies: { csrf: first.body } })
  expect(again.body).toBe(first.body)
  expect(again.headers['set-cookie']).toBeUndefined()
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s without a token has no effect, and brings one',
  async (method) => {
    const before = written.length
    const refused = await post({ method })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toEqual({
      error: 'The page was open for too long. Please try again.',
      csrf: expect.any(String),
    })
    expect(String(refused.headers['set-cookie'])).toContain(`csrf=${encodeURIComponent(refused.json().csrf)}`)
    expect(written.length).toBe(before)
  },
)

test('the same call with the token works: as a header and in the body, which does not keep it', async () => {
  const csrf = await token()
  const cookies = { csrf }
  const byHeader = await post({ cookies, headers: { 'x-csrf-token': csrf } })
  expect(byHeader.json().body).toEqual({ text: 'Call Dana' })
  for (const field of ['csrf', '_csrf']) {
    const byField = await post({ cookies, payload: { text: 'Call Dana', [field]: csrf } })
    expect(byField.json().body).toEqual({ text: 'Call Dana' })
  }
  const form = new URLSearchParams({ text: 'Call Dana', _csrf: csrf }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post({ cookies, headers, payload: form })).json().body).toEqual({ text: 'Call Dana' })
})

test('a token without its cookie, a cookie without its token, and unequal ones are refused', async () => {
  const [one, two] = [await token(), await token()]
  const attempts: InjectOptions[] = [
    { headers: { 'x-csrf-token': one } },
    { cookies: { csrf: one } },
    { cookies: { csrf: one }, headers: { 'x-csrf-token': two } },
    { cookies: { csrf: '' }, headers: { 'x-csrf-token': '' } },
    { cookies: { csrf: one }, payload: { csrf: [one] } },
    { cookies: { csrf: 'made.up' }, headers: { 'x-csrf-token': 'made.up' } },
  ]
  for (const attempt of attempts) expect((await post(attempt)).statusCode).toBe(403)
})

test("a visitor's token ends with signing in, and one person's is not another's", async () => {
  const visitor = await token()
  const maria = await token({ person: 'maria' })
  const write = async (csrf: string, person?: string) => {
    const headers = { 'x-csrf-token': csrf, ...(person && { person }) }
    return (await post({ cookies: { csrf }, headers })).statusCode
  }
  expect(await write(visitor, 'maria')).toBe(403)
  expect(await write(maria)).toBe(403)
  expect(await write(maria, 'james')).toBe(403)
  expect(await write(maria, 'maria')).toBe(200)
})

test('a token of an ended session is dead in the next one of the same person', async () => {
  const csrf = await token({ person: 'maria', session: 'yesterday' })
  const write = (session: string) =>
    post({ cookies: { csrf }, headers: { 'x-csrf-token': csrf, person: 'maria', session } })
  expect((await write('yesterday')).statusCode).toBe(200)
  expect((await write('today')).statusCode).toBe(403)
})

test('a request from a page elsewhere is refused though it has both', async () => {
  const csrf = await token()
  const from = async (origin: string) =>
    (await post({ cookies: { csrf }, headers: { host: 'jobs.example', 'x-csrf-token': csrf, origin } }))
      .statusCode
  expect(await from('http://jobs.example')).toBe(200)
  for (const origin of ['http://evil.example', 'https://jobs.example', 'http://jobs.example:81', 'null'])
    expect(await from(origin)).toBe(403)
})

test('over https the cookie is bound to the host', async () => {
  const secure = fastify({ trustProxy: true })
  await secure.register(cookie)
  secure.decorateRequest('viewer', null)
  await secure.register(csrf, { secret: 'a secret of the test'.repeat(2) })
  secure.get('/form', { config: { can: 'public' } }, async (request) => request.csrfToken())
  const answer = await secure.inject({ url: '/form', headers: { 'x-forwarded-proto': 'https' } })
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-csrf=.+; Path=\/; Secure; SameSite=Lax$/)
  await secure.close()
})

test.each([
  ['our page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['our page, by an old browser', { referer: 'http://jobs.example/admin/feeds' }, 200],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, 403],
  ['a page elsewhere', { 'sec-fetch-site': 'cross-site', referer: 'http://jobs.example/' }, 403],
  ['a sister domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['a page elsewhere, by an old browser', { referer: 'http://jobs.example.evil.example/' }, 403],
  ['nowhere', {}, 403],
])('a GET with an effect, from %s', async (_from, headers, status) => {
  const before = written.length
  const answer = await app.inject({ url: '/feedImport', headers: { host: 'jobs.example', ...headers } })
  expect(answer.statusCode).toBe(status)
  expect(written.length - before).toBe(status === 200 ? 1 : 0)
})

test('a route for programs elsewhere takes writes without a token', async () => {
  const answer = await app.inject({ method: 'POST', url: '/events', payload: { csrf: 'theirs' } })
  expect(answer.json()).toEqual({ csrf: 'theirs' })
})
