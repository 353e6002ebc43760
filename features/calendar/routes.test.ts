import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RssQuery } from '#features/rss/schema.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { CalendarQuery } from './schema.ts'

let app: TestApp
let server: Server
let origin: string
let harbor: string
let olive: string
const asked: string[] = []

const soon = new Date(Date.now() + 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '')
const ics = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:<img src=x onerror=alert(1)>Drill\r\nDTSTART:${soon}\r\nEND:VEVENT\r\nEND:VCALENDAR`
const rss =
  '<rss><channel><item><title>Harbor news</title><link>https://n.example/1</link></item></channel></rss>'

const answers: Record<string, string | null> = {
  '/drill.ics': ics,
  '/broken.ics': 'nothing like it',
  '/silent.ics': null,
  '/news.xml': rss,
  '/evil.xml':
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>',
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!)
    const text = answers[request.url!]
    if (text === undefined) response.statusCode = 410
    if (text !== null) response.end(text)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = await testApp()
  const theme = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  harbor = theme.id
  await app.db
    .updateTable('themes')
    .set({ applications: JSON.stringify({ search: true, newsRoom: true }) })
    .execute()
  olive = (await app.signIn({ isThemeOwner: true, themeId: harbor })).session
  await page('events', ['calendar', '/drill.ics'], ['calendar', '/broken.ics'], ['newsroom', '/news.xml'])
  await page('late', ['calendar', '/silent.ics'], ['newsroom', '/evil.xml'])
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})

async function page(name: string, ...parts: [type: string, path: string][]) {
  const columns = parts.map(([contentType, path], at) => ({
    ...{ id: `${name}${at}`, contentType, title: 'Drill calendar' },
    linkTo: origin + path,
  }))
  const containers = columns.map((column) => ({ id: `k${column.id}`, columns: [column] }))
  const document = { schemaVersion: 1, containers }
  const body = { name, description: 'What is on.', route: `/${name}`, document }
  await app.send('POST', `/admin/themes/${harbor}/pages`, { session: olive, body })
}
const ask = (kind: string, path: string, more = '', host = 'localhost') =>
  app.get(`/${kind}?feedUrl=${encodeURIComponent(origin + path)}${more}`, { as: 'json', host })

test('a page shows the events of its calendar and the news of its feed; so do their own addresses', async () => {
  await expect.poll(async () => (await app.get('/pages/events')).body).toContain('Harbor news')
  const { body } = await app.get('/pages/events')
  expect(body).toContain('Drill')
  expect(body).not.toContain('<img src=x')
  // The broken one shows visitors nothing.
  expect(body).not.toContain('No events to show.')
  const { events } = (await ask('ical', '/drill.ics')).json()
  expect(events).toMatchObject([{ summary: 'Drill', isAllDay: false }])
  expect((await ask('rss', '/news.xml', '&limit=1')).json().events).toMatchObject([{ title: 'Harbor news' }])
  expect((await app.get(`/ical?feedUrl=${encodeURIComponent(`${origin}/drill.ics`)}`)).body).toContain(
    'Drill',
  )
})

test('a dead feed says why to the editors of its site, and shows visitors nothing', async () => {
  await page('dead', ['calendar', '/gone.ics'], ['newsroom', '/gone.xml'])
  const maria = (await app.signIn({ firstName: 'Maria' })).session
  const read = async (session?: string, as: 'html' | 'json' = 'html') =>
    (await app.get('/pages/dead', { session, as })).body
  // It fails within the second that the page waits.
  await expect
    .poll(async () => await read(olive))
    .toMatch(/This feed cannot be read.*This feed cannot be read/s)
  expect(await read(olive)).toMatch(/The server answered 410\..*Visitors see nothing here/s)
  for (const session of [undefined, maria])
    for (const as of ['html', 'json'] as const) {
      const body = await read(session, as)
      expect(body).not.toMatch(/cannot be read|answered 410|No events to show|Nothing to show/)
    }
  expect(await read()).not.toContain('<h3>Drill calendar')
  expect((await ask('ical', '/gone.ics')).json()).toMatchObject({ events: [], isDead: true, failed: null })
  const url = `/rss?feedUrl=${encodeURIComponent(`${origin}/gone.xml`)}`
  const why = (await app.get(url, { as: 'json', session: olive })).json()
  expect(why).toMatchObject({ isDead: true, failed: 'The server answered 410.' })
})

test('a limit is brought between one and the most', () => {
  for (const Query of [CalendarQuery, RssQuery]) {
    const limitOf = (limit?: string) => Query.parse({ feedUrl: '/drill.ics', limit }).limit
    expect([limitOf('1000'), limitOf('-3'), limitOf('7.9')]).toEqual([50, 1, 7])
    expect([limitOf(), limitOf('many'), limitOf('3')]).toEqual([5, 5, 3])
  }
})

test('a server is requested once, however many people ask', async () => {
  await Promise.all([1, 2, 3, 4].map(() => ask('ical', '/drill.ics', '&limit=3')))
  expect(asked.filter((path) => path === '/drill.ics')).toHaveLength(1)
})

test('nothing is fetched that no page of the site shows', async () => {
  await app.addSite('Dock Workers', ['docks.localhost'])
  expect((await ask('ical', '/secret')).statusCode).toBe(404)
  expect((await ask('rss', '/drill.ics')).statusCode).toBe(404)
  expect((await ask('ical', '/drill.ics', '', 'docks.localhost')).statusCode).toBe(404)
  expect((await app.get('/ical', { as: 'json' })).statusCode).toBe(400)
  expect(asked).not.toContain('/secret')
  const content = JSON.stringify({ feeds: [`${origin}/drill.ics`] })
  await app.db.updateTable('themes').set({ content }).where('id', '!=', harbor).execute()
  await expect.poll(async () => (await ask('ical', '/drill.ics', '', 'docks.localhost')).statusCode).toBe(200)
})

test('a page does not wait for a silent server, and a hostile feed is no feed', async () => {
  const { body } = await app.get('/pages/late')
  expect(body).toContain('Drill calendar')
  expect(body).not.toContain('Nothing to show')
  expect((await ask('rss', '/evil.xml')).json().events).toEqual([])
})
