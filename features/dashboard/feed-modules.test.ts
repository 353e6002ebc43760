// The modules that show a calendar or news from elsewhere: dead, slow, empty, in other letters, and hostile.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { addModule } from './index.ts'
import { ModuleForm, type OneModule, type ShownModule } from './schema.ts'

const hour = 3_600_000
const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
const day = (at: number) => stamp(at).slice(0, 8)
const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const eventOf = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const rssOf = (...items: string[]) => `<rss><channel><title>News</title>${items.join('')}</channel></rss>`
const item = (title: string, more = '') => `<item><title>${title}</title>${more}</item>`
const soon = Date.now() + 48 * hour

type Reply = string | Buffer | ((response: ServerResponse) => void)
const replies: Record<string, Reply> = {
  '/fair.ics': calendarOf(
    ...eventOf('UID:1', 'SUMMARY:Job fair', `DTSTART:${stamp(soon)}`, `DTEND:${stamp(soon + hour)}`),
    ...eventOf('UID:2', 'SUMMARY:Open base', `DTSTART;VALUE=DATE:${day(soon + 48 * hour)}`),
    ...eventOf('UID:2', 'SUMMARY:Open base', `DTSTART;VALUE=DATE:${day(soon + 48 * hour)}`),
  ),
  '/past.ics': calendarOf(...eventOf('UID:1', 'SUMMARY:Long over', 'DTSTART:20200101T100000Z')),
  '/news.xml': rssOf(
    ...[1, 2, 3, 4, 5, 6].map((n) => item(`News ${n}`, `<link>https://n.example/${n}</link>`)),
  ),
  '/empty.xml': rssOf(),
  '/windows.xml': Buffer.from(
    `<?xml version="1.0" encoding="windows-1252"?>${rssOf(item('Veteran\x92s caf\xe9'))}`,
    'latin1',
  ),
  '/undeclared.xml': Buffer.from(rssOf(item('Caf\xe9 for veterans')), 'latin1'),
  '/header.xml': (response) => {
    response.setHeader('content-type', 'text/xml; charset=iso-8859-1')
    response.end(Buffer.from(rssOf(item('Caf\xe9 in a header')), 'latin1'))
  },
  '/hostile.xml': rssOf(
    item(
      '&lt;script&gt;alert(1)&lt;/script&gt;Fleet &lt;b onclick=x&gt;week&lt;/b&gt;',
      '<link>javascript:alert(1)</link><description><![CDATA[<img src=x onerror=alert(1)>Ships]]></description>',
    ),
  ),
  '/entity.xml':
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&x;</title></item></channel></rss>',
  '/page.html': '<!DOCTYPE html><html><h1>Not a feed</h1></html>',
}

let app: TestApp
let server: Server
let origin: string
let maria: string
let owner: string
const waiting: ServerResponse[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const reply = replies[request.url!]
    if (request.url === '/slow.ics') return waiting.push(response)
    if (reply === undefined) response.statusCode = 410
    return typeof reply === 'function' ? reply(response) : response.end(reply)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  app = await testApp()
  const { id } = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  maria = (await app.signIn({ firstName: 'Maria' })).session
  owner = (await app.signIn({ isThemeOwner: true, themeId: id, firstName: 'Olive' })).session
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await app.close()
})

const add = (type: string, path: string, given: object = {}) =>
  addModule(
    app.db,
    ModuleForm.parse({
      ...{ title: `${type} ${path}`, type, showInAllThemes: true, ...given },
      options: { feedUrl: origin + path, ...('options' in given ? (given.options as object) : {}) },
    }),
  )
const json = async (id: string, session = maria): Promise<ShownModule> =>
  ((await app.get(`/dashboard/modules/${id}`, { as: 'json', session })).json() as OneModule).module!
const page = async (id: string, session = maria) =>
  (await app.get(`/dashboard/modules/${id}`, { session })).body

test('a calendar shows when events are: with the zone, and whole days without a time', async () => {
  const id = await add('calendar', '/fair.ics')
  expect(await json(id)).toMatchObject({
    state: 'ready',
    data: {
      events: [
        { summary: 'Job fair', isAllDay: false, timeZone: expect.stringMatching(/^E[SD]T$/) },
        { summary: 'Open base', isAllDay: true, startTime: null, timeZone: null },
        { summary: 'Open base' },
      ],
    },
  })
  const body = await page(id)
  expect(body).toMatch(/(AM|PM) to [^<]*E[SD]T</)
  expect(body).toContain('Add to my agenda')
  // Without script the link leads to a page of the site, for this module's calendar as for those on pages.
  const agenda = await app.get(`/ical?feedUrl=${encodeURIComponent(`${origin}/fair.ics`)}`)
  expect(agenda.body).toContain('Job fair')
})

test('news: five items, or the latest alone; what leads outside opens as staff say', async () => {
  expect((await json(await add('rssFeed', '/news.xml'))).state).toBe('ready')
  const all = (await json(await add('rssFeed', '/news.xml'))) as unknown as { data: { items: object[] } }
  expect(all.data.items).toHaveLength(5)
  const latest = await add('rssFeed', '/news.xml', { options: { latestOnly: 'on' }, openInNewTab: 'on' })
  expect(await json(latest)).toMatchObject({ data: { items: [{ title: 'News 1' }] } })
  expect(await page(latest)).toMatch(
    /href="https:\/\/n\.example\/1"[^>]*target="_blank"|target="_blank"[^>]*href="https:\/\/n/,
  )
})

test('a feed without items says so in the words of its kind', async () => {
  expect(await page(await add('calendar', '/past.ics'))).toContain('No events to show.')
  expect(await page(await add('rssFeed', '/empty.xml'))).toContain('Nothing to show')
})

test('letters are read as the feed, its server or its bytes say', async () => {
  const titleOf = async (path: string) => {
    const { data } = (await json(await add('rssFeed', path))) as unknown as {
      data: { items: { title: string }[] }
    }
    return data.items[0]!.title
  }
  expect(await titleOf('/windows.xml')).toBe('Veteran’s café')
  expect(await titleOf('/undeclared.xml')).toBe('Café for veterans')
  expect(await titleOf('/header.xml')).toBe('Café in a header')
})

test('markup in a feed is text, and its links are web addresses', async () => {
  const id = await add('rssFeed', '/hostile.xml')
  expect(await json(id)).toMatchObject({
    data: { items: [{ title: 'Fleet week', link: null, img: null, summary: 'Ships' }] },
  })
  expect(await page(id)).not.toMatch(/alert\(1\)|onclick|onerror/)
})

test('what cannot be read says so in its place, and to staff why', async () => {
  const cases: [type: string, path: string, words: string, why: string][] = [
    ['calendar', '/gone.ics', 'the calendar cannot be read.', 'The server answered 410.'],
    ['rssFeed', '/gone.xml', 'the news feed cannot be read.', 'The server answered 410.'],
    ['rssFeed', '/entity.xml', 'the news feed cannot be read.', 'The feed has a DOCTYPE'],
    ['rssFeed', '/page.html', 'the news feed cannot be read.', 'This is a web page, not a news feed'],
    ['calendar', '/page.html', 'the calendar cannot be read.', ''],
  ]
  for (const [type, path, words, why] of cases) {
    const id = await add(type, path)
    const body = await page(id)
    expect([path, body]).toEqual([
      path,
      expect.stringContaining(`An error occurred: ${words} Please try again later.`),
    ])
    expect(body).toContain('Try again')
    expect(body).not.toMatch(/passwd|answered 410|DOCTYPE rss|has a DOCTYPE/)
    if (why) expect([path, await page(id, owner)]).toEqual([path, expect.stringContaining(`${words} ${why}`)])
  }
})

test('a slow calendar leaves the page to the others, and is there once it has answered', async () => {
  await app.db.deleteFrom('dashboard_modules').execute()
  const slow = await add('calendar', '/slow.ics')
  await add('rssFeed', '/news.xml')
  const states = async () =>
    (await app.get('/dashboard', { as: 'json', session: maria }))
      .json()
      .modules.map(({ type, state }: ShownModule) => `${type} ${state}`)
  await expect.poll(states).toEqual(['calendar loading', 'rssFeed ready'])
  const asked = json(slow)
  for (const response of waiting) response.end(replies['/fair.ics'])
  expect(await asked).toMatchObject({ state: 'ready', data: { events: [{ summary: 'Job fair' }, {}, {}] } })
})

test('the address is of the web or of this site; webcal is https', async () => {
  const create = async (type: string, feedUrl: string) =>
    app.send('POST', '/admin/dashboard-modules', {
      session: (await app.signIn({ type: 'Admin' })).session,
      body: { title: 'Feed', type, options: { feedUrl }, showInAllThemes: true },
    })
  for (const wrong of ['file:///etc/passwd', '//elsewhere.example/x', 'soon', 'javascript:alert(1)'])
    expect([wrong, (await create('rssFeed', wrong)).json().errors]).toEqual([
      wrong,
      { 'options.feedUrl': 'Please enter a web address, or a path of this site.' },
    ])
  expect((await create('calendar', '')).json().errors).toEqual({
    'options.feedUrl': 'Please enter the address of the calendar.',
  })
  expect((await create('calendar', 'webcal://harbor.example/fair.ics')).statusCode).toBe(201)
  const saved = await app.db
    .selectFrom('dashboard_modules')
    .select('options')
    .where('title', '=', 'Feed')
    .executeTakeFirstOrThrow()
  expect(saved.options).toMatchObject({ feedUrl: 'https://harbor.example/fair.ics' })
})
