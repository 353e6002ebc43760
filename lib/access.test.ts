import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#spec/access.ts'
import { person } from '#test/person.ts'
import { accessChecked, capabilityNamed } from './access.ts'
import { Stop } from './stop.ts'

const app = fastify()
const people: Record<string, Person> = {
  maria: person(),
  ines: person({ id: 'ines', type: 'Admin' }),
}

beforeAll(async () => {
  await app.register(cookie)
  await app.register(capabilityNamed)
  app.decorateRequest('viewer', null)
  app.addHook('onRequest', async (request) => {
    request.viewer = people[String(request.headers.person)] ?? null
  })
  await app.register(accessChecked)
  app.get('/jobs', { config: { can: 'public' } }, async () => 'jobs')
  app.get('/favorites', { config: { can: 'job.favorite' } }, async () => 'favorites')
  app.post('/jobs/7/favorite', { config: { can: 'job.favorite' } }, async () => 'kept')
  app.get('/admin/feeds', { config: { can: 'feeds.manage' } }, async () => 'feeds')
})
afterAll(() => app.close())

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a route that names no capability stops the start with a sentence', async () => {
  const careless = fastify()
  await careless.register(capabilityNamed)
  const add = () => careless.get('/quizzes/:id', async () => 'quiz')
  expect(add).toThrow(Stop)
  expect(add).toThrow(
    'The route GET /quizzes/:id names no capability: add config: { can: … } from spec/access.ts.',
  )
  const inside = careless.register(async (part) => part.get('/inside', async () => 'inside'))
  await expect(inside.ready()).rejects.toThrow('The route GET /inside names no capability')
})

test('everybody may what is public', async () => {
  expect((await ask('/jobs')).body).toBe('jobs')
  expect((await ask('/jobs', { person: 'maria' })).body).toBe('jobs')
})

test('a person may what the capability allows', async () => {
  expect((await ask('/favorites', { person: 'maria' })).body).toBe('favorites')
  expect((await ask('/admin/feeds', { person: 'ines' })).body).toBe('feeds')
})

test('a person who lacks the capability is refused, without a token to retry with', async () => {
  const refused = await ask('/admin/feeds', { person: 'maria' })
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).not.toHaveProperty('csrf')
  expect(refused.body).toContain('Your account may not see or do this.')
})

test('our client stays on the page from which somebody writes whose session has ended', async () => {
  const write = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/jobs/7/favorite', headers })
  const ended = { 'x-inertia': 'true', cookie: 'session=ended' }
  const answer = await write(ended)
  expect([answer.statusCode, answer.json().error]).toEqual([
    401,
    expect.stringContaining('You are no longer signed in.'),
  ])
  expect((await write({ 'x-inertia': 'true' })).statusCode).toBe(303)
  expect((await write({ cookie: ended.cookie })).statusCode).toBe(303)
})

test('a visitor is asked to sign in and comes back', async () => {
  const answer = await ask('/favorites?page=2&sort=newest')
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/user/login?redirectTo=%2Ffavorites%3Fpage%3D2%26sort%3Dnewest')
})

test('a visitor who writes comes back to the page of the form', async () => {
  const write = (referer: string) =>
    app.inject({ method: 'POST', url: '/jobs/7/favorite', headers: { host: 'jobs.example', referer } })
  expect((await write('http://jobs.example/jobs/7')).headers.location).toBe(
    '/user/login?redirectTo=%2Fjobs%2F7',
  )
  expect((await write('http://evil.example/x')).headers.location).toBe('/user/login?redirectTo=%2F')
})

test('a program hears 401 and a sentence', async () => {
  const answer = await ask('/favorites', { accept: 'application/json' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toEqual({ error: 'Please sign in first.' })
})
