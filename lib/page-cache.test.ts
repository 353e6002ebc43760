import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageCache } from './page-cache.ts'

let app: FastifyInstance
let made = 0
const config = { can: 'public', cached: true } as const

beforeAll(async () => {
  app = fastify()
  await app.register(cookie)
  app.decorateRequest('viewer', null)
  app.decorateReply('audience', null)
  const isKeyed = ({ headers }: { headers: { host?: string } }) => headers.host === 'draft.example'
  await app.register(
    pageCache({
      megabytes: 1,
      seconds: 60,
      site: () => 'harbor',
      isKeyed,
      isDue: () => false,
      isDeaf: () => false,
    }).hooks,
  )
  app.get('/page/:audience', { config }, async ({ params }, reply) => {
    reply.audience = (params as { audience: 'person' | 'anyone' }).audience
    return reply.type('text/html').header('cache-control', 'private, no-cache').send(`page ${++made}`)
  })
  app.get('/data/:control', { config }, async ({ params }, reply) =>
    reply.header('cache-control', (params as { control: string }).control).send(`data ${++made}`),
  )
})
afterAll(() => app.close())

const isCached = async (url: string, host = 'localhost') => {
  const first = await app.inject({ url, headers: { host } })
  const second = await app.inject({ url, headers: { host } })
  expect(first.statusCode).toBe(200)
  return second.headers['x-cache'] === 'hit' && second.body === first.body
}

test('what is for anyone is cached', async () => {
  expect(await isCached('/page/anyone')).toBe(true)
  expect(await isCached('/data/no-cache')).toBe(true)
  expect(await isCached('/page/anyone?q=nurse')).toBe(true)
})

test.each([
  '/page/person',
  '/data/private',
  '/data/no-store',
  '/page/anyone?token=hush',
  '/page/anyone?preview=hush',
  '/data/public?signature=hush',
])('%s is not', async (url) => {
  expect(await isCached(url)).toBe(false)
})

test('nothing of a draft is, whose address is a key', async () => {
  expect(await isCached('/page/anyone?q=draft', 'draft.example')).toBe(false)
})
