// Document 3, section 7: every lookup takes q, page and limit (100 at most), and answers with options under its name.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from './harness.ts'

let app: TestApp
let ruth: string
beforeAll(async () => {
  app = await testApp()
  ruth = (await app.signIn({ type: 'Admin' })).session
  await addEmployer(app.db, 'Harbor Health')
  const site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  await app.db
    .insertInto('fundraisers')
    .values({ theme_id: site, name: 'Ruck march', type: 'event', status: 'live' })
    .execute()
})
afterAll(() => app.close())

/** What has something to offer on a new site. */
const filled = [
  ...['/corps', '/ranks', '/occupations', '/admin/employers', '/user-needs', '/fetchers/fundraisers'],
  ...['/fetchers/fundraiser-statuses', '/fetchers/fundraiser-types', '/fetchers/themes'],
  ...['/fetchers/categories', '/fetchers/certifications', '/fetchers/corps'],
]
const empty = [
  ...['/chat/connections', '/fetchers/surveys', '/fetchers/pages', '/fetchers/managers'],
  ...['/fetchers/team-pages', '/fetchers/trainings', '/fetchers/badges'],
]
const nameOf = (path: string) =>
  path
    .split('/')
    .at(-1)!
    .replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

test.each([...filled, ...empty])('%s', async (path) => {
  const read = async (query = '') => {
    const answer = await app.get(`${path}${query}`, { as: 'json', session: ruth })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const all = await read()
  const options: Record<string, unknown>[] = all[nameOf(path)]
  expect(options).toBeInstanceOf(Array)
  if (filled.includes(path)) {
    expect(options.length).toBeGreaterThan(0)
    expect(options.length).toBeLessThanOrEqual(100)
    expect(all.totalDocs).toBeGreaterThanOrEqual(options.length)
  }
  const one = await read('?limit=1&page=1')
  expect(one[nameOf(path)].length).toBe(Math.min(1, options.length))
  expect((await read('?limit=5000&page=nonsense'))[nameOf(path)]).toEqual(options)
  expect((await read('?q=zzzzqqqq'))[nameOf(path)]).toEqual([])
})
