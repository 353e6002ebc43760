import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addEmployer, draft } from '../jobs/job.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [
    draft('N-1', { categories: ['nursing'] }),
    draft('N-2', { title: 'Telehealth Nurse', isRemote: true, categories: ['nursing'] }),
    draft('G-1', { title: 'Groundskeeper', postedAt: new Date('2026-10-01'), categories: [] }),
  ])
})
afterAll(() => app.close())

test('a site opens with the newest jobs, its categories and its totals', async () => {
  const home = (await app.get('/', { as: 'json' })).json()
  expect(home.totals).toEqual({ jobs: 3, employers: 1, remote: 1 })
  expect(home.newest.map((job: { title: string }) => job.title).at(-1)).toBe('Groundskeeper')
  expect(home.categories).toMatchObject([{ count: 2, href: '/jobs/search?cat=nursing' }])
  expect(home.branches).toContainEqual({ value: 'army', label: 'Army' })
})

test('the same is there without script, with a search that needs none', async () => {
  const { body } = await app.get('/')
  for (const title of ['Registered Nurse', 'Telehealth Nurse', 'Groundskeeper']) expect(body).toContain(title)
  expect(body).toMatch(/<form [^>]*action="\/jobs\/search"[^>]*>.*name="q".*name="l"/s)
  expect(body).toContain('<title data-inertia="">Harbor Veterans</title>')
})

test('a theme speaks in its own words', async () => {
  const home = { headline: 'Build something that stays', lead: 'Paid from the first day.' }
  await app.db
    .updateTable('themes')
    .set({
      content: JSON.stringify({ tagline: 'Earn while you learn', home }),
      variables: '{"heroLayout":"banner"}',
    })
    .execute()
  await app.app.sites.refresh()
  const { body } = await app.get('/?again')
  expect(body).toContain('Build something that stays')
  expect(body).toContain('Harbor Veterans: Earn while you learn')
})

const mainOf = (page: string) => page.split('<main')[1]!

test('where the search is off, nothing on the site offers it', async () => {
  const host = 'quiet.example.org'
  const quiet = await app.addSite('Quiet Harbor', [host])
  const words = {
    ...{ headline: 'Courses for people who served', lead: 'Learn at home.' },
    actions: [
      { href: '/jobs/search', label: 'Find jobs now' },
      { href: '/trainings', label: 'Find a course' },
    ],
    tiles: [{ title: 'Welding', text: 'Sparks', href: '/jobs/search?q=welder', picture: '' }],
    notices: [{ label: 'Closed on Friday', href: '/jobs/search' }],
    blocks: [{ title: 'Work nearby', text: 'Employers call us.', href: '/jobs/map', linkText: 'Look' }],
  }
  const navigation = [
    { href: '/jobs/search?q=nurse', label: 'Find nursing jobs' },
    { href: '/jobs/map', label: 'Jobs on a map' },
    { href: '/news', label: 'All the news' },
    { href: '/trainings', label: 'All trainings' },
  ]
  await app.db
    .updateTable('themes')
    .set({ applications: '{"search": false}', content: JSON.stringify({ navigation, home: words }) })
    .where('id', '=', quiet)
    .execute()
  await app.app.sites.refresh()
  const home = (await app.get('/', { host })).body
  expect(mainOf(home)).toContain('This app is not enabled')
  expect(home).not.toContain('/jobs/search')
  expect(home).not.toContain('Registered Nurse')
  const { content } = (await app.get('/', { host, as: 'json' })).json()
  expect(content).toMatchObject({ notices: [{ label: 'Closed on Friday' }], tiles: [] })
  for (const off of ['Jobs on a map', 'All the news', 'Find jobs now', 'Look'])
    expect(home).not.toContain(`>${off}<`)
  for (const on of ['>All trainings<', 'Find a course', 'Employers call us.']) expect(home).toContain(on)
  for (const url of [
    ...['/jobs/search', '/jobs/search.rss', '/jobs/search.json', '/jobs/map', '/news'],
    '/sitemaps/jobs-1.xml',
  ]) {
    const answer = await app.get(url, { host })
    expect([url, answer.statusCode, answer.body.includes('This app is not enabled')]).toEqual([
      url,
      404,
      true,
    ])
    expect(answer.body).not.toContain('href="/jobs/search')
    const program = await app.get(url, { host, as: 'json' })
    expect(program.json().error).toBe('This app is not enabled')
  }
  expect((await app.get('/sitemap.xml', { host })).body).not.toContain('jobs-')
  expect((await app.get('/sitemaps/pages.xml', { host })).body).not.toContain('/jobs/search')
})

test('the news block is on the home page once the news room is', async () => {
  const host = 'news.example.org'
  const id = await app.addSite('News Harbor', [host])
  const page = { theme_id: id, type: 'article', route: '/fair', publish_date: '2026-01-02' }
  await app.db
    .insertInto('pages')
    .values({ ...page, name: 'A job fair on the pier' })
    .execute()
  expect((await app.get('/', { host })).body).not.toContain('A job fair on the pier')
  await app.db
    .updateTable('themes')
    .set({ applications: '{"search": true, "newsRoom": true}' })
    .where('id', '=', id)
    .execute()
  await app.app.sites.refresh()
  const { body } = await app.get('/?now', { host })
  expect(body).toMatch(/<h2[^>]*>News<\/h2>.*A job fair on the pier/s)
  expect(body).toContain('href="/news"')
})

test('a picture over the whole width offers narrower variants, also to the preload; one of elsewhere is as it is', async () => {
  const host = 'pictures.example.org'
  const id = await app.addSite('Picture Harbor', [host])
  const tagsWith = async (picture: string) => {
    await app.db
      .updateTable('themes')
      .set({ content: JSON.stringify({ home: { picture } }), variables: '{"heroLayout":"picture"}' })
      .where('id', '=', id)
      .execute()
    await app.app.sites.refresh()
    const { body } = await app.get(`/?${picture}`, { host })
    return [/<link rel="preload" as="image"[^>]*>/, /<img [^>]*width="1440"[^>]*>/].map(
      (tag) => tag.exec(body)![0],
    )
  }
  const stored = '/files/01900000-0000-7000-8000-000000000000'
  const srcset = `srcset="${stored}/320 320w, ${stored}/640 640w, `
  const [preload, image] = await tagsWith(stored)
  expect(preload!.toLowerCase()).toContain(`href="${stored}" image${srcset}`)
  expect(preload).toMatch(/imagesizes="100vw"/i)
  expect(image!.toLowerCase()).toContain(`src="${stored}" ${srcset}`)
  for (const tag of await tagsWith('/pictures/pier.svg')) expect(tag).not.toMatch(/srcset|sizes|undefined/i)
})
