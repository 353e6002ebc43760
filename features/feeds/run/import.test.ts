import { afterAll, beforeAll, expect, it } from 'vitest'
import { crew, type FeedFiles, feedFiles, feedOf } from './feed-file.fixture.ts'

let own: FeedFiles['own']
let feedFile: FeedFiles['feedFile']
let close: FeedFiles['close']
beforeAll(async () => {
  ;({ own, feedFile, close } = await feedFiles())
})
afterAll(() => close())

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
