import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { optionsOf, step } from './model/options.ts'
import type { Found } from './schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [
    draft('N-1'),
    ...['A', 'B', 'C', 'D'].map((one) => draft(`G-${one}`, { title: `Security Guard ${one}` })),
  ])
})
afterAll(() => app.close())

const ask = async (session: string, q: string): Promise<Found> =>
  (await app.get(`/find?q=${encodeURIComponent(q)}`, { as: 'json', session })).json()
const titled = ({ groups }: Found, title: string) => groups.find((group) => group.title === title)

test('three jobs, and the way to all of them', async () => {
  const { session } = await app.signIn()
  const jobs = titled(await ask(session, 'security guard'), 'Jobs')
  expect(jobs?.items).toHaveLength(3)
  expect(jobs?.items[0]).toMatchObject({ note: expect.stringContaining('Harbor Health') })
  expect(jobs?.all).toEqual({
    label: 'All 4 jobs for “security guard”',
    href: '/jobs/search?q=security%20guard',
  })
})

test('pages and actions within one’s rights, the best hit’s group first', async () => {
  const maria = await app.signIn()
  const ruth = await app.signIn({ type: 'Admin' })
  expect(titled(await ask(maria.session, 'feed'), 'Pages')).toBeUndefined()
  const found = await ask(ruth.session, 'feed')
  expect(found.groups[0]).toMatchObject({ title: 'Pages', items: [{ label: 'Feeds', href: '/admin/feeds' }] })
  expect(titled(await ask(ruth.session, 'create'), 'Do')?.items[0]?.href).toBe('/admin/themes/new')
  expect(titled(await ask(maria.session, 'create'), 'Do')).toBeUndefined()
})

test('people only as far as the viewer finds them', async () => {
  const hidden = await app.signIn({ firstName: 'Zephyrine', lastName: 'Quill' })
  const ruth = await app.signIn({ type: 'Admin' })
  const maria = await app.signIn()
  expect(titled(await ask(ruth.session, 'zephyrine'), 'People')?.items).toMatchObject([
    { label: 'Zephyrine Quill', href: `/users/${hidden.id}` },
  ])
  expect(titled(await ask(maria.session, 'zephyrine'), 'People')).toBeUndefined()
})

test('without words it says where one can go, and without script it is a page', async () => {
  const { session } = await app.signIn()
  expect((await ask(session, '')).groups).toMatchObject([{ title: 'Go to' }])
  const { body } = await app.get('/find?q=saved', { session })
  expect(body).toMatch(/<form[^>]*action="\/find"/)
  expect(body).toContain('href="/jobs/favorites"')
  expect((await app.get('/find?q=zzzzqqq', { session })).body).toContain(
    'Sorry, your search yielded no results',
  )
  expect((await app.get('/find?q=saved')).statusCode).toBe(303)
})

test('up and down move through all groups, Tab to the next one', () => {
  const item = { note: null, icon: 'search', href: '/' } as const
  const options = optionsOf([
    { title: 'Jobs', items: [{ ...item, label: 'A' }], all: { label: 'All', href: '/jobs' } },
    { title: 'Pages', items: [{ ...item, label: 'B' }], all: null },
  ])
  expect(options.map(({ label }) => label)).toEqual(['A', 'All', 'B'])
  expect(step('ArrowDown', false, options, 2)).toBe(0)
  expect(step('ArrowUp', false, options, 0)).toBe(2)
  expect(step('Tab', false, options, 0)).toBe(2)
  expect(step('Tab', false, options, 2)).toBeNull()
  expect(step('ArrowDown', false, [], 0)).toBeNull()
})
