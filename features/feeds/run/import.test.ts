import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, importFeed, prepareFeed } from '#features/feeds/index.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'

let own: TestDatabase
let folder: string
beforeAll(async () => {
  own = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'muster-feeds-'))
})
afterAll(async () => {
  await own.close()
  await rm(folder, { recursive: true, force: true })
})

type Job = {
  id: string
  title: string
  city?: string
  state?: string
  pay?: string
  date?: string
  text?: string
  ends?: string
}

const job = ({
  id,
  title,
  city = 'Austin',
  state = 'TX',
  pay = '',
  date = '2026-11-10',
  text = 'Lead a crew.',
  ends = '',
}: Job) =>
  `<job><referencenumber>${id}</referencenumber><title><![CDATA[${title}]]></title><date>${date}</date>
  <url>https://jobs.example/${id}</url><company>Lone Star Freight</company><city>${city}</city><state>${state}</state>
  <country>US</country><salary>${pay}</salary><expirationdate>${ends}</expirationdate>
  <description><![CDATA[<p>${text}</p>]]></description></job>`

const feedOf = (jobs: Job[]) =>
  `<?xml version="1.0"?><source><publisher>Lone Star</publisher>${jobs.map(job).join('\n')}</source>`

const crew = (count: number): Job[] =>
  Array.from({ length: count }, (_, at) => ({ id: `F-${at}`, title: `Diesel Mechanic ${at}` }))

let files = 0
/** A feed in a file of its own, read as often as wanted, each time with the content given. */
async function feedFile(employer: string) {
  const path = join(folder, `${files++}.xml`)
  const address = addressOf(path)
  const read = async (content: string, options = {}) => {
    await writeFile(path, content)
    const id = await prepareFeed(own.db, { address, employer }, { allowFiles: true })
    return (await importFeed(own.db, id, { allowFiles: true, ...options }))!
  }
  return { path, read }
}

const jobsOf = (employer: string) =>
  own.db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .selectAll('jobs')
    .where('employers.name', '=', employer)
    .orderBy('reference')
    .execute()
const live = async (employer: string) =>
  (await jobsOf(employer)).filter((one) => one.expired_at === null).length

it('puts a job that no career is known for into the employer’s usual category', async () => {
  const feed = await feedFile('Usual Freight')
  await feed.read(feedOf([]))
  const usual = { default_category: 'nursing' }
  await own.db.updateTable('employers').set(usual).where('name', '=', 'Usual Freight').execute()
  await feed.read(
    feedOf([
      { id: 'U1', title: 'Diesel Mechanic' },
      { id: 'U2', title: 'Quorble Ixter' },
    ]),
  )
  const categories = (await jobsOf('Usual Freight')).map((one) => one.categories)
  expect(categories).toEqual([['maintenance-repair'], ['nursing']])
})

it('brings jobs in, cleaned, placed and understood', async () => {
  const feed = await feedFile('Ada Freight')
  const run = await feed.read(
    feedOf([
      {
        id: 'A1',
        title: 'Diesel Mechanic',
        pay: '$25 - $30 an hour',
        text: 'Fix trucks.<script>steal()</script>',
      },
    ]),
  )
  expect(run).toMatchObject({
    success: true,
    read: 1,
    added: 1,
    changed: 0,
    unchanged: 0,
    dialect: 'Indeed XML',
  })
  const [saved] = await jobsOf('Ada Freight')
  expect(saved).toMatchObject({
    reference: 'A1',
    title: 'Diesel Mechanic',
    description: '<p>Fix trucks.</p>',
    apply_url: 'https://jobs.example/A1',
    feed_employer: 'Lone Star Freight',
    city: 'Austin',
    state: 'TX',
    wage_min: 25,
    wage_max: 30,
    wage_unit: 'hour',
    categories: ['maintenance-repair'],
  })
  expect(saved!.lat).toBeCloseTo(30.3, 0)
  expect(saved!.posted_at.toISOString()).toBe('2026-11-10T00:00:00.000Z')
})

it('a second reading changes nothing, not even when the feed sends today as the date', async () => {
  const feed = await feedFile('Grace Lines')
  await feed.read(feedOf(crew(30)))
  const before = await jobsOf('Grace Lines')
  const again = await feed.read(feedOf(crew(30).map((one) => ({ ...one, date: '2026-11-20' }))))
  expect(again).toMatchObject({ success: true, read: 30, added: 0, changed: 0, unchanged: 30, gone: 0 })
  expect(await jobsOf('Grace Lines')).toEqual(before)
})

it('writes only what changed, and keeps the age of a job', async () => {
  const feed = await feedFile('Hopper Haulage')
  await feed.read(feedOf(crew(5)))
  const jobs = crew(5)
  jobs[2] = { ...jobs[2]!, title: 'Lead Diesel Mechanic', date: '2026-11-19' }
  expect(await feed.read(feedOf(jobs))).toMatchObject({ added: 0, changed: 1, unchanged: 4 })
  const saved = (await jobsOf('Hopper Haulage'))[2]!
  expect(saved.title).toBe('Lead Diesel Mechanic')
  expect(saved.posted_at.toISOString()).toBe('2026-11-10T00:00:00.000Z')
})

it('a job expires when three successful readings in a row do not have it', async () => {
  const feed = await feedFile('Carver Crops')
  await feed.read(feedOf(crew(12)))
  const fewer = feedOf(crew(11))
  expect(await feed.read(fewer)).toMatchObject({ gone: 1, expired: 0 })
  expect(await feed.read(fewer)).toMatchObject({ gone: 1, expired: 0 })
  expect(await live('Carver Crops')).toBe(12)
  expect(await feed.read(fewer)).toMatchObject({ gone: 1, expired: 1 })
  expect(await live('Carver Crops')).toBe(11)
  expect(await feed.read(feedOf(crew(12)))).toMatchObject({ changed: 1, unchanged: 11 })
  expect(await live('Carver Crops')).toBe(12)
})

it('an implausible read expires nothing and says why', async () => {
  const feed = await feedFile('Drew Medical')
  const whole = feedOf(crew(40))
  await feed.read(whole)
  const wrong: [string, RegExp][] = [
    [whole.slice(0, whole.length / 2), /truncated/],
    ['', /empty/],
    [feedOf([]), /empty/],
    [feedOf(crew(3)), /only 3 jobs, and the last good reading had 40/],
    ['<html><body>Not here</body></html>', /empty/],
    ['{"error":"busy"', /truncated/],
  ]
  for (let round = 0; round < 3; round++)
    for (const [content, reason] of wrong) {
      const run = await feed.read(content)
      expect(run.success, content.slice(0, 40)).toBe(false)
      expect(run.failureReason).toMatch(reason)
    }
  expect(await live('Drew Medical')).toBe(40)
  expect(await feed.read(whole)).toMatchObject({ success: true, added: 0, unchanged: 40, gone: 0 })
})

it('a far smaller feed is believed when somebody confirms it', async () => {
  const feed = await feedFile('Bessie Air')
  await feed.read(feedOf(crew(40)))
  for (let round = 0; round < 3; round++) await feed.read(feedOf(crew(3)), { confirm: true })
  expect(await live('Bessie Air')).toBe(3)
})

it('faults of single jobs are warnings with a count, never a failure', async () => {
  const feed = await feedFile('Tubman Rail')
  const run = await feed.read(
    feedOf([
      ...crew(3),
      { id: 'F-1', title: 'Doubled' },
      { id: 'N1', title: 'Conductor', pay: 'Not Specified', date: 'last Tuesday' },
      { id: 'N2', title: '' },
      { id: 'N3', title: 'Brakeman', city: 'Nowhereville' },
    ]),
  )
  expect(run).toMatchObject({ success: true, read: 5, added: 5, skipped: 2 })
  const counts = Object.fromEntries(run.warnings.map(({ kind, count }) => [kind, count]))
  expect(counts).toMatchObject({
    'Doubled reference': 1,
    'Unreadable date': 1,
    '"Not Specified" and the like': 1,
    'Job without a title': 1,
    'Place not found': 1,
  })
})

it('never_expire_jobs is obeyed', async () => {
  const feed = await feedFile('Douglass Books')
  await feed.read(feedOf(crew(12)))
  await own.db
    .updateTable('employers')
    .set({ never_expire_jobs: true })
    .where('name', '=', 'Douglass Books')
    .execute()
  for (let round = 0; round < 4; round++) await feed.read(feedOf(crew(11)))
  expect(await live('Douglass Books')).toBe(12)
})

it('records each run with what it did', async () => {
  const feed = await feedFile('Sojourner Media')
  const first = await feed.read(feedOf(crew(4)))
  await feed.read(feedOf(crew(4)).slice(0, -20))
  const runs = await own.db
    .selectFrom('feed_runs')
    .selectAll()
    .where('feed_id', '=', first.feedId)
    .orderBy('started_at')
    .execute()
  expect(runs).toMatchObject([
    {
      success: true,
      read: 4,
      added: 4,
      failure_reason: null,
      dialect: 'Indeed XML',
      mapping: { share: 1, unmapped: [] },
    },
    { success: false, read: 0, failure_reason: expect.stringContaining('truncated') },
  ])
  expect(runs.every((run) => run.finished_at !== null)).toBe(true)
})

it('one run at a time: a second one is told so', async () => {
  const feed = await feedFile('Parks Transit')
  const { feedId } = await feed.read(feedOf(crew(2)))
  const both = await Promise.all([1, 2, 3].map(() => importFeed(own.db, feedId, { allowFiles: true })))
  expect(both.filter(Boolean).length).toBeGreaterThanOrEqual(1)
  expect(both.filter((run) => run === null).length).toBeGreaterThanOrEqual(1)
})

it('the server does not read files, whatever a feed says', async () => {
  const id = await prepareFeed(own.db, { address: 'file:///etc/passwd', employer: 'Mallory' })
  expect(await importFeed(own.db, id)).toMatchObject({
    success: false,
    failureReason: expect.stringContaining('npm run import'),
  })
})

it('a feed that breaks off in the middle keeps the jobs before it, and leaves nothing under way', async () => {
  const { read } = await feedFile('Broken Off Freight')
  const whole = feedOf(crew(2_600))
  const run = await read(whole.slice(0, whole.indexOf('F-2590')))
  expect(run.success).toBe(false)
  const { rows } = await own.pool.query(`select (select count(*)::int from job_sightings) as sightings,
    (select count(*)::int from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle') as busy`)
  expect(rows).toEqual([{ sightings: 0, busy: 0 }])
  expect(run.added).toBeGreaterThanOrEqual(2_000)
  expect((await read(whole)).unchanged).toBe(run.added)
})
