import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSession } from '#lib/session.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
/** Olive owns Harbor Veterans and the docks, Otto the docks alone, Ruth is an administrator. */
let harbor: string
let docks: string
let pier: string
let olive: string
let otto: string
let ruth: string

beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost'])
  pier = await app.addSite('Pier Crew', ['pier.localhost'])
  await app.db
    .updateTable('themes')
    .set({ applications: JSON.stringify({ newsRoom: true }) })
    .execute()
  await app.app.sites.refresh()
  const { id } = await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })
  await app.db.insertInto('theme_owners').values({ theme_id: docks, user_id: id }).execute()
  // A change of ownership signs a person out.
  olive = await beginSession(app.db, id)
  otto = (await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })).session
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
})
afterEach(() => vi.useRealTimers())
afterAll(() => app.close())

const pages = () => `/admin/themes/${harbor}/pages`
let count = 0

async function write(more: Record<string, unknown>, session = olive) {
  const name = `Article ${++count}`
  const body = { type: 'article', name, description: 'What happened.', route: `/article-${count}`, ...more }
  const answer = await app.send('POST', pages(), { session, body })
  return { name, ...(answer.json().page as { id: string; route: string; publishDate: string }) }
}

const titles = async (host = 'localhost') =>
  (await app.get('/news?year=2027', { host, as: 'json' }))
    .json()
    .news.map(({ title }: { title: string }) => title)
const status = async (path: string, ask = {}) => (await app.get(path, ask)).statusCode

/** Only the date: what waits keeps waiting in real time. */
const itIs = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })

test('a scheduled article appears when its date begins on the site, also where pages are cached', async () => {
  itIs('2027-03-09T04:59:30Z')
  const { id, name, route } = await write({ publishDate: '2027-03-09' })
  const shows = async (path: string) =>
    (await app.get(path)).body.includes(path === '/sitemaps/pages.xml' ? route : name)
  const lists = ['/news', '/news?year=2027', '/sitemaps/pages.xml', '/']
  // Twice, so that the second answer comes from the cache.
  for (const path of [...lists, ...lists]) expect(await shows(path), path).toBe(false)
  await expect.poll(async () => (await app.get('/news')).headers['x-cache']).toBe('hit')
  for (const path of [`/pages${route}`, `/news/${id}`, `/articles/${id}`])
    expect(await status(path), path).toBe(404)
  for (const as of ['json', 'inertia'] as const) expect(await status(`/pages${route}`, { as })).toBe(404)
  // Otto edits another site, Maria none.
  const maria = (await app.signIn({ firstName: 'Maria' })).session
  for (const session of [otto, maria]) expect(await status(`/pages${route}`, { session })).toBe(404)
  const seen = await app.get(`/pages${route}`, { session: olive })
  expect([seen.statusCode, seen.body]).toEqual([
    200,
    expect.stringContaining('Visitors see this article starting'),
  ])
  expect((await app.get(pages(), { session: olive })).body).toContain('Scheduled')

  // It is five o'clock in Greenwich, and midnight in New York. Nobody does anything.
  itIs('2027-03-09T05:00:00Z')
  for (const path of lists) await expect.poll(() => shows(path), { message: path }).toBe(true)
  expect(await status(`/pages${route}`)).toBe(200)
  expect((await app.get(`/news/${id}`)).headers.location).toBe(`/pages${route}`)
  expect((await app.get(`/pages${route}`, { session: olive })).body).not.toContain(
    'Visitors see this article starting',
  )
})

test('each site goes by its own time zone', async () => {
  await app.send('PUT', `/admin/themes/${docks}`, { session: otto, body: { timeZone: 'Asia/Seoul' } })
  await expect.poll(() => app.app.sites.at('docks.localhost')?.timeZone).toBe('Asia/Seoul')
  itIs('2027-05-01T14:59:00Z')
  const { name } = await write({ publishDate: '2027-05-02', themes: [docks] })
  for (const host of ['docks.localhost', 'localhost']) expect(await titles(host)).not.toContain(name)
  itIs('2027-05-01T15:00:00Z')
  await expect.poll(() => titles('docks.localhost')).toContain(name)
  expect(await titles()).not.toContain(name)
  itIs('2027-05-02T04:00:00Z')
  await expect.poll(() => titles()).toContain(name)
  expect(
    (await app.send('PUT', `/admin/themes/${docks}`, { session: otto, body: { timeZone: 'Mars' } })).json(),
  ).toEqual({
    errors: { timeZone: 'Please choose from the list.' },
  })
})

test('it appears on the chosen sites or on all, and nobody chooses sites of others', async () => {
  itIs('2027-06-01T12:00:00Z')
  const own = await write({ publishDate: '2027-06-01' })
  const both = await write({ publishDate: '2027-06-01', themes: [docks] })
  const all = await write({ publishDate: '2027-06-01', global: true }, ruth)
  const shown = async (host: string) => {
    const there = await titles(host)
    return [own, both, all].map(({ name }) => there.includes(name))
  }
  // A list is kept in memory until the process hears of an article.
  await expect.poll(() => shown('localhost')).toEqual([true, true, true])
  await expect.poll(() => shown('docks.localhost')).toEqual([false, true, true])
  await expect.poll(() => shown('pier.localhost')).toEqual([false, false, true])
  const on = (host: string) => ({ host })
  expect(await status(`/pages${both.route}`, on('docks.localhost'))).toBe(200)
  expect(await status(`/pages${both.route}`, on('pier.localhost'))).toBe(404)
  expect((await app.get('/sitemaps/pages.xml', on('docks.localhost'))).body).toContain(both.route)
  // It is edited by the editors of its own site.
  expect(
    (await app.get(`/pages${both.route}`, { ...on('docks.localhost'), as: 'json', session: otto })).json()
      .canEdit,
  ).toBe(false)

  const change = (session: string, themes: string[]) =>
    app.send('PUT', `${pages()}/${both.id}`, {
      ...{
        session,
        body: { type: 'article', name: both.name, description: 'What happened.', route: both.route, themes },
      },
    })
  expect((await change(olive, [docks, pier])).json().errors).toEqual({
    themes: 'Please choose among the sites that you edit.',
  })
  expect((await change(ruth, [docks, pier])).statusCode).toBe(200)
  // What the administrator chose stays when Olive drops her own site.
  expect((await change(olive, [])).statusCode).toBe(200)
  await expect.poll(() => shown('docks.localhost')).toEqual([false, false, true])
  expect(await shown('pier.localhost')).toEqual([false, true, true])
  const form = await app.get(`${pages()}/${both.id}/settings`, { session: olive })
  expect(form.body).toContain('Dock Workers')
  expect(form.body).not.toContain('Pier Crew')
})

test('its fields are in the form without script, in JSON and in what is shared', async () => {
  itIs('2027-07-08T12:00:00Z')
  const form = (await app.get(`${pages()}/new`, { session: olive })).body
  for (const name of ['publishDate', 'intro', 'previewImg', 'themes', 'description', 'image'])
    expect(form, name).toContain(`name="${name}"`)
  const body = {
    ...{ name: 'Open day', description: 'The yard opens its gates.', type: 'article', route: '/open-day' },
    ...{ publishDate: '2027-07-08', intro: 'Come by & see.', previewImg: '/files/day', themes: docks },
  }
  const made = await app.send('POST', `${pages()}/new`, { session: olive, body })
  expect(made.statusCode).toBe(201)
  const { id } = made.json().page
  const { article } = (await app.get('/pages/open-day', { as: 'json' })).json()
  expect(article).toMatchObject({
    ...{
      id,
      title: 'Open day',
      publishDate: '2027-07-08',
      intro: 'Come by & see.',
      previewImg: '/files/day',
    },
    ...{ global: false, isScheduled: false, themes: [harbor] },
    structured: { '@type': 'NewsArticle', datePublished: '2027-07-08', description: 'Come by & see.' },
  })
  const edited = (await app.get('/pages/open-day', { as: 'json', session: olive })).json()
  expect(edited.article.themes).toEqual([harbor, docks])
  const html = (await app.get('/pages/open-day')).body
  expect(html).toMatch(/<meta[^>]+property="og:description"[^>]+content="Come by &amp; see."/)
  expect(html).toMatch(/<meta[^>]+property="og:image"[^>]+content="http:\/\/localhost\/files\/day"/)
  expect(html).toMatch(/<meta[^>]+name="description"[^>]+content="The yard opens its gates."/)
  expect(html).toMatch(/<meta[^>]+property="article:published_time"[^>]+content="2027-07-08"/)
  const [item] = (await app.get('/news', { as: 'json' })).json().news
  expect(item).toMatchObject({
    ...{
      id,
      title: 'Open day',
      publishDate: '2027-07-08',
      intro: 'Come by & see.',
      previewImg: '/files/day',
    },
    ...{ link: '/pages/open-day', img: '/files/day', summary: 'Come by & see.' },
  })
  const wrong = await app.send('POST', `${pages()}/new`, {
    session: olive,
    body: { ...body, route: '/x', publishDate: 'soon' },
  })
  expect(wrong.json().errors).toEqual({ publishDate: 'Please enter a date, such as 2026-11-22.' })
})

test('one without a date is published today; the editor, which knows no date, keeps it', async () => {
  itIs('2027-08-01T02:00:00Z')
  const { id, name, route, publishDate } = await write({})
  // Evening in New York.
  expect(publishDate).toBe('2027-07-31')
  const body = { type: 'article', name, description: 'What happened since.', route, rev: 1 }
  const saved = await app.send('PUT', `${pages()}/${id}`, { session: olive, body })
  expect(saved.json().page.publishDate).toBe('2027-07-31')
})
