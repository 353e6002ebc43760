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
  const home = { layout: 'banner', headline: 'Build something that stays', lead: 'Paid from the first day.' }
  await app.db
    .updateTable('themes')
    .set({ content: JSON.stringify({ tagline: 'Earn while you learn', home }) })
    .execute()
  await app.app.sites.refresh()
  const { body } = await app.get('/?again')
  expect(body).toContain('Build something that stays')
  expect(body).toContain('Harbor Veterans: Earn while you learn')
})
