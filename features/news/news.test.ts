import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let theme: string
let owner: string
beforeAll(async () => {
  app = await testApp()
  theme = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  owner = (await app.signIn({ isThemeOwner: true, themeId: theme })).session
  await switchNews(true)
})
afterAll(() => app.close())

async function switchNews(newsRoom: boolean) {
  await app.db
    .updateTable('themes')
    .set({ applications: JSON.stringify({ newsRoom }) })
    .execute()
  const shown = async () => (await app.get('/contact', { as: 'inertia' })).json().props.site.applications
  await vi.waitFor(async () => expect(await shown()).toEqual({ newsRoom }), 10_000)
}

async function write(name: string, publishDate: string, more: Record<string, unknown> = {}) {
  const route = `/${name.replaceAll(' ', '-')}`
  const document = { schemaVersion: 1, containers: [] }
  const body = { type: 'article', name, description: 'What happened.', route, publishDate, document, ...more }
  const { page } = (await app.send('POST', `/admin/themes/${theme}/pages`, { session: owner, body })).json()
  return page as { id: string; route: string }
}

const newsOf = async (query = '') => (await app.get(`/news${query}`, { as: 'json' })).json()
const titles = ({ news }: { news: { title: string }[] }) => news.map(({ title }) => title)

test('a site without articles says so', async () => {
  expect(await newsOf()).toEqual({ year: null, years: [], news: [] })
  expect((await app.get('/news')).body).toContain('Nothing to show')
})

test('articles stand year by year, the newest first', async () => {
  await write('Yards hire', '2025-12-31')
  await write('A second yard', '2026-01-01', {
    description: 'Two yards hire.',
    image: '/files/yard',
  })
  await write('A third', '2026-03-04')
  await write('About us', '2026-05-01', { type: 'page' })
  await expect.poll(() => newsOf()).toMatchObject({ year: 2026, years: [2026, 2025] })
  expect(titles(await newsOf())).toEqual(['A third', 'A second yard'])
  expect(titles(await newsOf('?year=2025'))).toEqual(['Yards hire'])
  expect(await newsOf('?year=1999')).toMatchObject({ year: 1999, news: [] })
  expect(titles(await newsOf('?year=soon'))).toEqual(['A third', 'A second yard'])
  const html = async () => (await app.get('/news')).body
  await expect.poll(html).toContain('href="/pages/A-second-yard"')
  const body = await html()
  expect(body).toMatch(/<time dateTime="2026-01-01T00:00:00.000Z"[^>]*>Jan 1, 2026/)
  expect(body).toContain('src="/files/yard"')
  expect(body).toContain('href="/news?year=2025"')
})

test('an article has an address of its own under both names, on its own site alone', async () => {
  const { id } = await write('Found', '2026-06-01')
  const page = await write('No article', '2026-06-01', { type: 'page' })
  const docks = { host: 'docks.localhost' }
  await app.addSite('Dock Workers', [docks.host])
  await switchNews(true)
  await expect.poll(async () => (await app.get('/news', docks)).statusCode).toBe(200)
  for (const path of ['/news', '/articles']) {
    expect((await app.get(`${path}/${id}`)).headers.location).toBe('/pages/Found')
    expect((await app.get(`${path}/${page.id}`)).statusCode).toBe(404)
    expect((await app.get(`${path}/${id}`, docks)).statusCode).toBe(404)
  }
})

test('an article says when it appeared, shows its picture, and tells search engines both', async () => {
  const { route } = await write('Open day', '2026-07-08', {
    description: 'Come </script> by.',
    image: '/files/day',
  })
  const { body } = await app.get(`/pages${route}`)
  expect(body).toMatch(/<time dateTime="2026-07-08"[^>]*>Jul 8, 2026/)
  expect(body).toMatch(/<img[^>]+src="\/files\/day"/)
  expect(body).toMatch(/property="og:type" content="article"/)
  expect(body).toMatch(/rel="canonical" href="http:\/\/localhost\/pages\/Open-day"/)
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)!
  expect(JSON.parse(json!)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Open day',
    description: 'Come </script> by.',
    image: ['http://localhost/files/day'],
    datePublished: '2026-07-08',
    publisher: { name: 'Harbor Veterans' },
  })
})

test('another page says nothing of that kind', async () => {
  const { route } = await write('Plain', '2026-07-08', { type: 'page', image: '/files/day' })
  const { body } = await app.get(`/pages${route}`)
  expect(body).not.toMatch(/ld\+json|<time|article:published_time/)
  expect((await app.get(`/pages${route}`, { as: 'json' })).json().article).toBeNull()
})

test('a long intro is cut to fifty words in lists', async () => {
  await write('Long', '2020-01-01', { description: 'word '.repeat(60) })
  await expect.poll(async () => titles(await newsOf('?year=2020'))).toEqual(['Long'])
  const [{ summary }] = (await newsOf('?year=2020')).news
  expect(summary.split(' ')).toHaveLength(50)
  expect(summary).toMatch(/word…$/)
})

test('where the news room is off there is none', async () => {
  const { id, route } = await write('Hidden', '2026-08-01')
  await switchNews(false)
  for (const path of ['/news', `/news/${id}`, `/articles/${id}`])
    expect((await app.get(path)).statusCode, path).toBe(404)
  expect((await app.get(`/pages${route}`)).statusCode).toBe(200)
})
