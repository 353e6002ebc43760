import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expireJobs, jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { checks, clientOf, type Description } from '#test/api-client.ts'
import { solvedCaptcha } from '#test/captcha.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let description: Description
let theme: string
let nurse: string
let gone: string
let harbor: string
beforeAll(async () => {
  app = await testApp()
  description = (await app.get('/openapi.json', { as: 'json' })).json()
  theme = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const applications = JSON.stringify({ search: true, comments: true, newsRoom: true, liveEditing: true })
  await app.db.updateTable('themes').set({ applications }).execute()
  const isOn = async () => (await app.get('/news', { as: 'json' })).statusCode
  await vi.waitFor(async () => expect(await isOn()).toBe(200))
  harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [
    draft('N-1'),
    draft('N-2'),
    draft('G-1', { title: 'Security Guard' }),
  ])
  nurse = jobId(harbor, 'N-1')
  gone = jobId(harbor, 'G-1')
  await expireJobs(app.db, [gone])
})
afterAll(() => app.close())

test('the description is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(description))
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
})

test('every write describes its success, a missing token and wrong input', () => {
  for (const [path, operations] of Object.entries(description.paths))
    for (const [method, { responses }] of Object.entries(operations)) {
      if (method === 'get' || method === 'head') continue
      const statuses = Object.keys(responses)
      expect([path, method, statuses]).toEqual([path, method, expect.arrayContaining(['403', '422'])])
      expect([path, statuses.some((status) => /^20[012]$/.test(status))]).toEqual([path, true])
    }
})

/** 'GET /jobs/{}': the calls that section 7 of the documents names and that are built. */
async function namedCalls(): Promise<string[]> {
  const texts = [1, 2, 3].map((one) =>
    readFile(new URL(`../docs/specification/document-${one}.md`, import.meta.url), 'utf8'),
  )
  const sections = (await Promise.all(texts)).map((text) => /## 7\. Calls\n([\s\S]*?)\n## 8/.exec(text)![1]!)
  // An item may go on in further lines.
  const items = sections.join('\n').split(/\n(?=- )/)
  const built = items.filter((item) => !item.includes('not built yet')).join('\n')
  return [...built.matchAll(/`(?:(GET|POST|PUT|PATCH|DELETE) )?(\/[^`…]*)`/g)].map(
    ([, method = 'GET', path]) => `${method} ${path!.replace(/\{\w+\}/g, '{}')}`,
  )
}

test('every call that section 7 of the documents names has an answer', async () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(
        ([, { responses }]) => (responses[200] ?? responses[201])?.content?.['application/json']?.schema,
      )
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
  )
  const named = await namedCalls()
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((call) => !described.includes(call))).toEqual([])
})

const reads: [path: string, url: string | (() => string), status?: number][] = [
  ['/jobs/search', '/jobs/search?q=nurse&l=Norfolk,%20VA'],
  ['/jobs/search', '/jobs/search?c=army&o=68W&tab=mos'],
  ['/jobs/search', '/jobs/search?q=nothinglikethis'],
  ['/jobs/search.json', '/jobs/search.json?q=nurse'],
  ['/jobs/map', '/jobs/map'],
  ['/jobs/map', '/jobs/map?q=nurse&l=Norfolk,%20VA&open=Norfolk,%20VA'],
  ['/jobs/{segment}', () => `/jobs/${nurse}`],
  ['/jobs/{segment}', () => `/jobs/${gone}`, 410],
  ['/jobs/{segment}', '/jobs/00000000-0000-4000-8000-000000000000', 404],
  ['/jobs/{segment}/recommended', () => `/jobs/${nurse}/recommended`],
  ['/', '/'],
  ['/auth/signup', '/auth/signup'],
  ['/comments', '/comments'],
  ['/news', '/news'],
  ['/contact', '/contact'],
  ['/donations/new', '/donations/new'],
  ['/terms', '/terms'],
  ['/privacy-policy', '/privacy-policy'],
  ['/employer/profile/{id}/{slug}', () => `/employer/profile/${harbor}/harbor-health`],
  ['/corps', '/corps'],
  ['/fetchers/corps', '/fetchers/corps?q=navy'],
  ['/ranks', '/ranks?corps=army'],
  ['/occupations', '/occupations?q=medic'],
  ['/fetchers/certifications', '/fetchers/certifications?q=nurse'],
  ['/fetchers/categories', '/fetchers/categories'],
  ['/ical', '/ical?feedUrl=https://harbor.example/unknown.ics', 404],
  ['/rss', '/rss', 400],
]

test.each(reads)('GET %s answers a visitor as described: %s', async (path, url, status = 200) => {
  const answer = await app.get(typeof url === 'string' ? url : url(), { as: 'json' })
  expect(answer.statusCode).toBe(status)
  checks(description)('GET', path, status, answer.json())
})

test('an occupation is as described', async () => {
  const { occupations } = (await app.get('/occupations?q=68W', { as: 'json' })).json()
  const answer = await app.get(`/occupations/${encodeURIComponent(occupations[0].value)}`, { as: 'json' })
  expect(answer.json().careers.length).toBeGreaterThan(0)
  checks(description)('GET', '/occupations/{id}', 200, answer.json())
})

test('what members and staff read and write is as described', async () => {
  const check = checks(description)
  const maria = await app.signIn({ firstName: 'Maria' })
  const grace = await app.signIn({ type: 'Mentor', firstName: 'Grace' })
  const rosa = await app.signIn({ type: 'Admin', firstName: 'Rosa' })
  await app.db.insertInto('profiles').values({ user_id: maria.id, is_findable: true }).execute()
  const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, url: string, ask = {}) => {
    const answer = await app.send(method, url, ask)
    check(method, path, answer.statusCode, answer.json())
    return answer.statusCode
  }
  const by = (session: string, body: Record<string, unknown> = {}) => ({ session, body })
  const read = async (path: string, url: string, session: string) => {
    const answer = await app.get(url, { as: 'json', session })
    expect([url, answer.statusCode]).toEqual([url, 200])
    check('GET', path, 200, answer.json())
    return answer.json()
  }

  const comment = { name: 'Grace Hopper', email: 'grace@example.org', message: 'Thank you!' }
  const captcha = await solvedCaptcha(app)
  expect(await write('POST', '/comments', '/comments', { body: { ...comment, captcha } })).toBe(201)
  expect(await write('POST', '/comments', '/comments', { body: {} })).toBe(422)
  const location = '/auth/signup/location'
  expect(await write('POST', location, `${location}?zipCode=10001`)).toBe(200)
  expect(await write('POST', location, `${location}?zipCode=nowhere`)).toBe(422)
  const email = { email: 'grace@example.org' }
  expect(await write('POST', '/newsletter/subscribe', '/newsletter/subscribe', { body: email })).toBe(200)

  const favorite = by(maria.session, { favorite: true })
  expect(await write('POST', '/jobs/{segment}/favorite', `/jobs/${nurse}/favorite`, favorite)).toBe(200)
  const mentee = by(grace.session, { mentee: maria.id })
  expect(await write('POST', '/jobs/{segment}/recommend', `/jobs/${nurse}/recommend`, mentee)).toBe(200)
  const follow = by(maria.session, { jobId: nurse })
  expect(await write('POST', '/jobs/applications', '/jobs/applications', follow)).toBe(201)
  expect((await read('/jobs/favorites', '/jobs/favorites', maria.session)).jobs).toHaveLength(1)
  expect((await read('/jobs/applications', '/jobs/applications', maria.session)).applications).toHaveLength(1)
  const { data } = await read('/recommendations/list', '/recommendations/list', maria.session)
  const completed = by(maria.session, { completed: true })
  expect(await write('POST', '/recommendations/{id}', `/recommendations/${data[0].id}`, completed)).toBe(200)
  const upload = '/user/generate-signed-upload-url'
  await read(upload, `${upload}?uploadName=resume.pdf&type=application/pdf`, maria.session)

  await read('/', '/', maria.session)
  await read('/profile/{id}', `/profile/${maria.id}`, maria.session)
  await read('/profile/{id}', `/profile/${maria.id}`, rosa.session)
  const columns = [{ id: 'w', contentType: 'text', content: '<p>We meet on Mondays.</p>' }]
  const document = { schemaVersion: 1, containers: [{ id: 'c', title: 'Meetings', columns }] }
  const page = { name: 'Meetings', route: '/meetings', description: 'When we meet.', document }
  const pages = '/admin/themes/{id}/pages'
  expect(await write('POST', pages, `/admin/themes/${theme}/pages`, by(rosa.session, page))).toBe(201)
  await read('/pages/{route}', '/pages/meetings', maria.session)
  await read('/admin/employers', '/admin/employers?q=harbor', rosa.session)
  await read('/themes/{id}', `/themes/${theme}`, rosa.session)
  expect(await write('PUT', '/themes/{id}', `/themes/${theme}`, by(rosa.session, {}))).toBe(200)
  const copies = '/admin/themes/{id}/duplicate'
  expect(await write('POST', copies, `/admin/themes/${theme}/duplicate`, by(rosa.session))).toBe(201)
  const user = '/admin/users/{id}'
  expect(await write('POST', `${user}/logout`, `/admin/users/${maria.id}/logout`, by(rosa.session))).toBe(200)
  const badges = by(rosa.session, { user: [maria.id], badges: [] })
  expect(await write('POST', '/admin/users/set-badges', '/admin/users/set-badges', badges)).toBe(200)
  expect(await write('DELETE', user, `/admin/users/${maria.id}`, by(rosa.session))).toBe(200)
  expect(await write('DELETE', user, `/admin/users/${maria.id}`, by(rosa.session))).toBe(404)
})

test('a client made from the description alone searches, looks up and keeps a job', async () => {
  const { session } = await app.signIn({ firstName: 'James' })
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 })
  const client = clientOf(description, origin.replace('127.0.0.1', 'localhost'))
  const search = await client['GET /jobs/search']!({ query: { q: 'nurse' } })
  expect(search).toMatchObject({ status: 200, body: { totalDocs: 2 } })
  const ranks = await client['GET /ranks']!({ query: { corps: 'army', limit: '3' } })
  expect(ranks).toMatchObject({ status: 200, body: { limit: 3 } })
  const path = { segment: nurse }
  const kept = await client['POST /jobs/{segment}/favorite']!({ path, session, body: { favorite: true } })
  expect(kept).toMatchObject({ status: 200, body: { ok: true, favorite: true } })
})

test('an answer with a field that is not described is noticed', () => {
  const wrong = { isOpen: true, secret: 'a field that nobody named' }
  expect(() => checks(description)('GET', '/contact', 200, wrong)).toThrow(/not described/)
})
