import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { inertia } from './inertia.ts'
import { defer, optional } from './props.ts'

// The adapter alone, with a screen that has every kind of prop. What an adapter owes: architecture, section 1.
const app = fastify()
let viewer: { id: string } | null = null
/** What was too long for a cookie. */
const kept = new Map<string, string>()
const store = {
  async put(flash: string) {
    kept.set(`${kept.size}`, flash)
    return `${kept.size - 1}`
  },
  async take(name: string) {
    const flash = kept.get(name) ?? null
    kept.delete(name)
    return flash
  },
}

beforeAll(async () => {
  await app.register(cookie)
  app.decorateRequest('viewer', null)
  app.addHook('onRequest', async (request) => {
    request.viewer = viewer as typeof request.viewer
  })
  await app.register(inertia, {
    secret: 'x'.repeat(32),
    store,
    version: () => 'v1',
    shared: () => ({ site: 'Harbor' }),
    document: async (page) => `<html>${JSON.stringify(page)}</html>`,
  })
  const props = { title: 'Jobs', count: optional(() => 42), similar: defer(async () => ['Clerk']) }
  app.get('/screen', (_request, reply) => reply.page('test/screen' as never, props as never))
  app.put('/screen', (_request, reply) =>
    reply.done({ to: '/screen', message: 'Saved successfully!', body: { id: 7 } }),
  )
  app.post('/screen', (_request, reply) => reply.back({ name: 'Please enter a name.' }))
  app.post('/letter', (request, reply) =>
    reply.back({ name: 'Please enter a name.' }, request.body as Record<string, string>, '/screen'),
  )
  app.put('/moved', (_request, reply) => reply.redirect('/screen'))
  app.get('/away', (_request, reply) => reply.redirect('https://pay.example.org/'))
})

const visit = { accept: 'text/html', 'x-inertia': 'true', 'x-inertia-version': 'v1' }
const program = { accept: 'application/json' }
const partial = (only: string) => ({
  ...visit,
  'x-inertia-partial-component': 'test/screen',
  'x-inertia-partial-data': only,
})
const ask = (method: 'GET' | 'PUT' | 'POST', url: string, headers: Record<string, string>, cookies = {}) =>
  app.inject({ method, url, headers: { host: 'localhost', ...headers }, cookies })

it('leaves optional and deferred props out of a first visit, and names the deferred ones', async () => {
  const page = (await ask('GET', '/screen', visit)).json()
  expect(page.props).toEqual({ site: 'Harbor', title: 'Jobs', errors: {} })
  expect(page.deferredProps).toEqual({ default: ['similar'] })
})

it('gives a partial reload what it names, and errors always', async () => {
  const page = (await ask('GET', '/screen', partial('count,similar'))).json()
  expect(page.props).toEqual({ site: 'Harbor', count: 42, similar: ['Clerk'], errors: {} })
})

it('gives a program all props, bare', async () => {
  const answer = await ask('GET', '/screen', program)
  expect(answer.json()).toEqual({ title: 'Jobs', count: 42, similar: ['Clerk'] })
})

it('varies by representation, in all three', async () => {
  for (const headers of [visit, program, { accept: 'text/html' }])
    expect((await ask('GET', '/screen', headers)).headers.vary).toBe('X-Inertia, Accept')
})

it('answers a write that succeeded: 303 with the toast for people, JSON for programs', async () => {
  const person = await ask('PUT', '/screen', visit)
  expect([person.statusCode, person.headers.location]).toEqual([303, '/screen'])
  const flash = Object.fromEntries(person.cookies.map(({ name, value }) => [name, value]))
  const next = await ask('GET', '/screen', visit, flash)
  expect(next.json().flash).toEqual({ message: 'Saved successfully!' })
  expect(next.cookies[0]).toMatchObject({ name: 'flash', value: '' })
  expect((await ask('PUT', '/screen', program)).json()).toEqual({
    ok: true,
    message: 'Saved successfully!',
    id: 7,
  })
})

it('answers a write that failed: back with the errors for people, 422 for programs', async () => {
  const person = await ask('POST', '/screen', { ...visit, referer: 'http://localhost/screen?page=2' })
  expect([person.statusCode, person.headers.location]).toEqual([303, '/screen?page=2'])
  const flash = Object.fromEntries(person.cookies.map(({ name, value }) => [name, value]))
  expect((await ask('GET', '/screen', visit, flash)).json().props.errors).toEqual({
    name: 'Please enter a name.',
  })
  const answer = await ask('POST', '/screen', program)
  expect([answer.statusCode, answer.json()]).toEqual([422, { errors: { name: 'Please enter a name.' } }])
})

it('never goes back to another site, and takes no flash that it did not sign', async () => {
  const away = await ask('POST', '/screen', { ...visit, referer: 'https://evil.example/' })
  expect(away.headers.location).toBe('/')
  const forged = Buffer.from(JSON.stringify({ message: 'Pay here' })).toString('base64url')
  expect((await ask('GET', '/screen', visit, { flash: `${forged}.x` })).json().flash).toEqual({})
})

it('brings back whatever was typed without script, once, and no cookie grows too long for a browser', async () => {
  const typed = { message: '港の仲間へ'.repeat(1_000) }
  const headers = { host: 'localhost', accept: 'text/html' }
  const answer = await app.inject({ method: 'POST', url: '/letter', headers, payload: typed })
  const [flash] = answer.cookies
  expect(flash!.value.length).toBeLessThan(4_000)
  const shown = () => ask('GET', '/screen', { accept: 'text/html' }, { flash: flash!.value })
  expect((await shown()).body).toContain(typed.message)
  expect((await shown()).body).not.toContain('港')
})

it('turns 302 into 303 after a write, and leaves for another site with 409', async () => {
  expect((await ask('PUT', '/moved', visit)).statusCode).toBe(303)
  const away = await ask('GET', '/away', visit)
  expect([away.statusCode, away.headers['x-inertia-location']]).toEqual([409, 'https://pay.example.org/'])
})

it('encrypts the history of those who are signed in, and keeps their answers out of every cache', async () => {
  viewer = { id: 'ada' }
  const answer = await ask('GET', '/screen', visit)
  viewer = null
  expect(answer.json().encryptHistory).toBe(true)
  expect(answer.headers['cache-control']).toBe('private, no-store')
})
