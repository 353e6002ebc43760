// Employers belong to a site (decision 221): names, sources of feeds, and what a rename leaves whole.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholePlatform } from '#features/job-cards/schema.ts'
import { readQuery, searchJobs } from '#features/job-search/index.ts'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { runTasks } from '#test/tasks.ts'
import { employerNamed, employerOfSource, renameEmployer, saveEmployer } from './index.ts'

let app: TestApp
let harbor: string
let docks: string
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  docks = await app.addSite('Docks', ['docks.example.org'])
})
afterAll(() => app.close())

const at = (themeId: string | null) => ({ sourceThemeId: themeId })
const nameOf = async (id: string) =>
  (await app.db.selectFrom('employers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).name

test('two sites have an employer of the same name each, one site has one, whatever the case', async () => {
  const [one, two] = [
    await saveEmployer(app.db, 'Bay Steel', at(harbor)),
    await saveEmployer(app.db, 'Bay Steel', at(docks)),
  ]
  expect(one).not.toBe(two)
  expect(await saveEmployer(app.db, 'bay STEEL ', at(harbor))).toBe(one)
  expect(await saveEmployer(app.db, 'Bay Steel')).not.toBe(one)
  expect((await employerNamed(app.db, 'BAY STEEL', docks))?.id).toBe(two)
  expect(await employerNamed(app.db, 'Harbor Rope', docks)).toBeNull()
  const again = app.db
    .insertInto('employers')
    .values({ name: 'BAY steel', slug: 'x', source_theme_id: harbor })
  await expect(again.execute()).rejects.toThrow('employers_name')
})

test('two sites with the same employer can both be deleted; what is moved by hand must not collide', async () => {
  const [a, b] = [await app.addSite('A', ['a.example.org']), await app.addSite('B', ['b.example.org'])]
  const ids = [await saveEmployer(app.db, 'Pier Nine', at(a)), await saveEmployer(app.db, 'Pier Nine', at(b))]
  await saveEmployer(app.db, 'Pier Nine')
  await app.db.deleteFrom('themes').where('id', 'in', [a, b]).execute()
  expect(await app.db.selectFrom('employers').select('id').where('id', 'in', ids).execute()).toHaveLength(2)
  const kept = await saveEmployer(app.db, 'Dry Dock', at(harbor))
  const moved = app.db.updateTable('employers').where('id', '=', kept)
  await moved.set({ source_theme_id: null }).execute()
  expect((await employerNamed(app.db, 'Dry Dock', null))?.id).toBe(kept)
  await saveEmployer(app.db, 'Dry Dock', at(harbor))
  await expect(moved.set({ source_theme_id: harbor }).execute()).rejects.toThrow('employers_name')
})

test('an administrator tells employers of the same name apart in a lookup', async () => {
  await saveEmployer(app.db, 'Quay Freight', at(harbor))
  await saveEmployer(app.db, 'Quay Freight', at(docks))
  await saveEmployer(app.db, 'Quay Ferries', at(docks))
  const { session } = await app.signIn({ type: 'Admin' })
  const { employers } = (await app.get('/admin/employers?q=Quay', { as: 'json', session })).json()
  expect(employers.map(({ label }: { label: string }) => label).sort()).toEqual([
    'Quay Ferries',
    'Quay Freight (Docks)',
    'Quay Freight (Harbor)',
  ])
})

test('a feed finds its employer by what its source calls it: after a rename, in two runs at once, on each site', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => employerOfSource(app.db, 'ACME Rope', harbor)))
  expect(new Set(runs).size).toBe(1)
  const id = runs[0]!
  await renameEmployer(app.db, null, id, 'Acme Rope & Chain')
  const other = await saveEmployer(app.db, 'Acme Rope', at(harbor))
  expect(await employerOfSource(app.db, 'acme rope', harbor)).toBe(id)
  expect(other).not.toBe(id)
  expect(await employerOfSource(app.db, 'Acme Rope', docks)).not.toBe(id)
  const made = await saveEmployer(app.db, 'Made By Hand', at(harbor))
  expect(await employerOfSource(app.db, 'made by hand', harbor)).toBe(made)
})

test('a renamed employer keeps its id; cards, old addresses and the search follow', async () => {
  const id = await addEmployer(app.db, 'Old Yard', { source_theme_id: harbor })
  await saveJobs(app.db, id, null, [draft('R-1', { title: 'Rigger' })])
  const job = jobId(id, 'R-1')
  const before = await app.get(`/jobs/${job}`, { host: 'harbor.example.org' })
  const old = before.headers.location as string
  expect(old).toContain('old-yard')
  await renameEmployer(app.db, null, id, '  New Yard ')
  const page = await app.get(old, { host: 'harbor.example.org' })
  expect([page.statusCode, page.headers.location]).toEqual([
    expect.any(Number),
    expect.stringContaining('new-yard'),
  ])
  expect((await app.get(`/jobs/${job}`, { as: 'json' })).json().job.employer).toMatchObject({
    id,
    name: 'New Yard',
  })
  await runTasks(app, 'jobs.refresh-employer')
  expect(await found('new yard')).toEqual([job])
  expect(await found('old')).toEqual([])
  const trail = app.db.selectFrom('audit_entries').select('detail').where('subject_id', '=', id)
  expect(await trail.execute()).toEqual([{ detail: { from: 'Old Yard', name: 'New Yard' } }])
})

const found = async (q: string) => {
  const { jobs } = await searchJobs(
    app.db,
    { viewer: null, theme: { id: harbor, jobScope: wholePlatform } },
    readQuery({ q }),
  )
  return jobs.map(({ id }) => id)
}

test('a rename while a feed imports leaves no job under the old name', async () => {
  const id = await addEmployer(app.db, 'Slow Feed', { source_theme_id: harbor })
  const importing = app.db.transaction().execute(async (trx) => {
    await saveJobs(trx, id, null, [draft('S-1', { title: 'Stevedore' })])
    // The rename has begun, and waits for this batch.
    await expect.poll(() => waiting()).toBeGreaterThan(0)
  })
  await expect.poll(() => holders(id)).toBeGreaterThan(0)
  await Promise.all([importing, renameEmployer(app.db, null, id, 'Fast Feed')])
  await saveJobs(app.db, id, null, [draft('S-2', { title: 'Stevedore' })])
  await runTasks(app, 'jobs.refresh-employer')
  expect((await found('stevedore fast feed')).sort()).toEqual([jobId(id, 'S-1'), jobId(id, 'S-2')].sort())
  expect(await found('slow')).toEqual([])
})

const count = async (text: string, values: unknown[] = []) =>
  Number((await app.pool.query(text, values)).rows[0].count)
const waiting = () =>
  count(
    `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%"employers"%'`,
  )
/** Whether somebody holds the row of this employer. */
const holders = async (id: string) => {
  const free = await count(
    'select count(*) from (select from employers where id = $1 for update skip locked) free',
    [id],
  )
  return 1 - free
}

test('a name that another employer of the site has is refused, also when two choose it at once', async () => {
  const [one, two] = [
    await saveEmployer(app.db, 'Ferry One', at(harbor)),
    await saveEmployer(app.db, 'Ferry Two', at(harbor)),
  ]
  const rename = (id: string, name: string) => renameEmployer(app.db, null, id, name)
  await expect(rename(two, 'ferry ONE')).rejects.toMatchObject({ errors: { name: expect.any(String) } })
  await expect(rename(two, '  ')).rejects.toMatchObject({ errors: { name: expect.any(String) } })
  await rename(two, 'FERRY TWO')
  const done = await Promise.allSettled([rename(one, 'Ferry'), rename(two, 'ferry')])
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const other = await saveEmployer(app.db, 'Ferry One', at(docks))
  await rename(other, 'Ferry')
  expect(await nameOf(other)).toBe('Ferry')
})
