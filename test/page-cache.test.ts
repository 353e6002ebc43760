// Every cached route, asked twice in each representation: the second visitor gets what the first one got.
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFundraiser } from '#features/donations/gift.fixture.ts'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from './harness.ts'

let app: TestApp
/** An address for every cached route, by its pattern. */
let addresses: Record<string, string>

beforeAll(async () => {
  app = await testApp({ FLOOD_POINTS: '0' })
  const { id: site } = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  await app.db
    .updateTable('themes')
    .set({
      applications: JSON.stringify({ search: true, newsRoom: true, donations: true }),
      content: JSON.stringify({ frames: ['maps.example.org'] }),
    })
    .execute()
  const harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [draft('N-1'), draft('N-2', { title: 'Telehealth Nurse' })])
  const { id: job } = await app.db.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
  await addPageWithFrame(site)
  await app.app.sites.refresh()
  const { headers } = await app.get(`/jobs/${job}`)
  const ruck = await addFundraiser(app.db, site)
  addresses = {
    '/jobs/:segment': String(headers.location ?? `/jobs/${job}`),
    '/pages/:route': '/pages/visit-us',
    '/fundraisers/:id': `/fundraisers/${ruck}`,
    '/fundraisers/:id/statistics': `/fundraisers/${ruck}/statistics`,
    '/fundraisers/:id/team-pages/search': `/fundraisers/${ruck}/team-pages/search`,
    '/sitemaps/jobs-:part.xml': '/sitemaps/jobs-1.xml',
  }
})
afterAll(() => app.close())

async function addPageWithFrame(site: string) {
  const frame = { id: 'f', contentType: 'iframe', content: 'https://maps.example.org/visit', title: 'Map' }
  const container = { id: 'c', title: 'Visit us', style: 'single column', columns: [frame] }
  const document = JSON.stringify({ schemaVersion: 1, containers: [container] })
  const page = { name: 'Visit us', route: '/visit-us', document }
  await app.db
    .insertInto('pages')
    .values({ ...page, theme_id: site })
    .execute()
}

/** What belongs to one answer alone. */
const momentary = ['date', 'x-cache', 'content-length', 'connection', 'keep-alive']

function lasting({ statusCode, headers, body }: LightMyRequestResponse) {
  const nonces = String(headers['content-security-policy']).match(/(?<='nonce-)[^']+/g) ?? []
  const plain = (text: string) => nonces.reduce((left, nonce) => left.replaceAll(nonce, 'NONCE'), text)
  const shown = Object.entries(headers).filter(([name]) => !momentary.includes(name))
  return {
    statusCode,
    headers: Object.fromEntries(shown.map(([name, value]) => [name, plain(String(value))])),
    body: plain(body),
  }
}

test('a cached answer repeats the first one, headers and all', async () => {
  const routes = app.app.named.filter(({ cached, method }) => cached && method === 'GET')
  expect(routes.length).toBeGreaterThan(8)
  const hits: string[] = []
  for (const { url } of routes)
    for (const as of ['html', 'inertia', 'json'] as const) {
      const address = addresses[url] ?? url
      expect(address, `name an address for ${url} in this test`).not.toContain(':')
      // The notification of a change in beforeAll may still arrive between two requests, and empties the cache.
      for (let asked = 0, isHit = false; asked < 3 && !isHit; asked++) {
        const first = await app.get(address, { as })
        const second = await app.get(address, { as })
        expect({ address, as, ...lasting(second) }).toEqual({ address, as, ...lasting(first) })
        isHit = second.headers['x-cache'] === 'hit'
        if (isHit) hits.push(`${url} ${as}`)
      }
    }
  for (const url of ['/', '/jobs/search', '/jobs/:segment', '/news', '/pages/:route'])
    for (const as of ['html', 'inertia', 'json']) expect(hits).toContain(`${url} ${as}`)
})

test('a second visitor who follows a link gets a page that the client can show', async () => {
  await app.get('/terms', { as: 'inertia' })
  const second = await app.get('/terms', { as: 'inertia' })
  expect(second.headers).toMatchObject({ 'x-cache': 'hit', 'x-inertia': 'true' })
  expect(second.headers['cache-control']).toBe('private, no-store')
})

test('a cached page has nonces of its own, in its header and in its style, and keeps the hosts of its frames', async () => {
  const first = await app.get('/pages/visit-us')
  const second = await app.get('/pages/visit-us')
  expect(second.headers['x-cache']).toBe('hit')
  const policies = [first, second].map(({ headers }) => String(headers['content-security-policy']))
  for (const policy of policies) expect(policy).toMatch(/frame-src [^;]*https:\/\/maps\.example\.org/)
  const [before, after] = policies.map((policy) => /style-src [^;]*'nonce-([^']+)'/.exec(policy)![1]!)
  expect(after).not.toBe(before)
  expect(second.body).toContain(`nonce="${after}"`)
  expect(second.body).not.toContain(before)
})

test('the page of a signed-in person has the nonces of its own policy in all of its places', async () => {
  const { session } = await app.signIn()
  for (let visit = 0; visit < 2; visit++) {
    const { body, headers } = await app.get('/pages/visit-us', { session })
    const policy = String(headers['content-security-policy'])
    const [style, script] = ['style', 'script'].map((kind) =>
      new RegExp(`${kind}-src [^;]*'nonce-([^']+)'`).exec(policy)?.at(1),
    )
    const nonces = [...body.matchAll(/<(style|script)[^>]* nonce="([^"]*)"/g)].map(([, kind, nonce]) => [
      kind,
      nonce,
    ])
    expect(new Set(nonces.map(String))).toEqual(new Set([`script,${script}`, `style,${style}`]))
  }
})

test('no cached route keeps an answer for a person, or one that a key opened', async () => {
  const { session } = await app.signIn()
  for (const { url } of app.app.named.filter(({ cached, method }) => cached && method === 'GET'))
    for (const ask of [{ key: '?token=hush' }, { key: '?preview=hush' }, { key: '?p=1', session }]) {
      const address = (addresses[url] ?? url) + ask.key
      for (let time = 0; time < 2; time++) {
        const { headers } = await app.get(address, 'session' in ask ? { session: ask.session! } : {})
        expect([address, headers['x-cache']]).toEqual([address, undefined])
      }
    }
})
