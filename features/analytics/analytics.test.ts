// Analytics: what is counted and what is not, that each hour is counted once, who sees which sites, and the files.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobId, saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { todayIn } from './analytics.ts'
import { writeEvents } from './events.ts'
import { plusDays, stepsOf } from './model/period.ts'
import { rollUp } from './roll-up.ts'
import type { Analytics } from './schema.ts'

let app: TestApp
let site: string
let elsewhere: string
let ruth: string
let owen: string
beforeAll(async () => {
  app = await testApp()
  site = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  elsewhere = await app.addSite('Elsewhere', ['elsewhere.example'])
  ruth = (await app.signIn({ type: 'Admin', firstName: 'Ruth' })).session
  owen = (await app.signIn({ isThemeOwner: true, themeId: site, firstName: 'Owen' })).session
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of ['analytics_events', 'analytics_days', 'analytics_subjects'] as const)
    await app.db.deleteFrom(table).execute()
  await sql`update analytics_roll_up set rolled_until = date_trunc('hour', now())`.execute(app.db)
})

const inAnHour = () => new Date(Date.now() + 65 * 60_000)
const happen = (siteId: string, kind: string, subject: string, count: number) =>
  writeEvents(app.db, [{ siteId, kind, subject, count }])
const screen = async (query = '', session = ruth): Promise<Analytics> =>
  (await app.get(`/analytics${query}`, { as: 'json', session })).json()
const total = ({ totals }: Analytics, kind: string) => totals.find((one) => one.kind === kind)?.now

test('pages count what happened, from the cache too; programs, crawlers, pages fetched ahead and staff do not', async () => {
  const own = await testApp({ FLOOD_POINTS: '0' })
  const harbor = await addEmployer(own.db, 'Harbor Health')
  await saveJobs(own.db, harbor, null, [draft('A', { title: 'Nurse' })])
  const { href } = (await own.get(`/jobs/${jobId(harbor, 'A')}`, { as: 'json' })).json().job
  const admin = await own.signIn({ type: 'Admin' })
  const maria = await own.signIn({ firstName: 'Maria' })
  const nothing = '/jobs/search?q=Underwater++Welder'
  await own.get(nothing)
  expect((await own.get(nothing)).headers['x-cache']).toBe('hit')
  await own.get(nothing, { session: maria.session })
  await own.get('/jobs/search?q=maria@harbor.example')
  await own.get('/jobs/search')
  await own.get(href)
  expect((await own.get(href)).headers['x-cache']).toBe('hit')
  const uncounted: Parameters<TestApp['get']>[1][] = [
    { as: 'json' },
    { session: admin.session },
    { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
    { headers: { 'sec-purpose': 'prefetch;prerender' } },
    { headers: { purpose: 'prefetch' } },
  ]
  for (const ignored of uncounted) for (const url of [nothing, href]) await own.get(url, ignored)
  const { db, app: server } = own
  // Closing writes what is counted.
  await server.close()
  const { rows } =
    await sql`select kind, subject, events from analytics_events order by kind, subject`.execute(db)
  expect(rows).toEqual([
    { kind: 'jobViews', subject: jobId(harbor, 'A'), events: 2 },
    { kind: 'searches', subject: '', events: 1 },
    { kind: 'searches', subject: 'underwater welder', events: 3 },
    { kind: 'searchesWithoutResults', subject: '', events: 1 },
    { kind: 'searchesWithoutResults', subject: 'underwater welder', events: 3 },
  ])
  expect(await db.selectFrom('job_views').select('views').execute()).toEqual([{ views: 2 }])
  await own.close()
})

test('each hour is counted once, however often hours are rolled up, and stays when a person is erased', async () => {
  await happen(site, 'searches', 'nurse', 3)
  await happen(site, 'searches', 'nurse', 2)
  await happen(elsewhere, 'searches', 'nurse', 1)
  await happen(newId(), 'searches', 'a site that was deleted', 9)
  await rollUp(app.db)
  expect(total(await screen(), 'searches')).toBe(0)
  await app.db.updateTable('users').set({ source_theme_id: null }).execute()
  const maria = await app.signIn({ firstName: 'Maria' })
  await app.db.updateTable('users').set({ source_theme_id: site }).where('id', '=', maria.id).execute()
  await rollUp(app.db, inAnHour())
  await rollUp(app.db, inAnHour())
  await app.db.deleteFrom('users').where('id', '=', maria.id).execute()
  const all = await screen()
  expect(total(all, 'searches')).toBe(6)
  expect(total(all, 'signUps')).toBe(1)
  expect(all.bySite.find(({ id }) => id === site)?.values).toMatchObject({ searches: 5, signUps: 1 })
  expect(all.until).not.toBeNull()
})

test('a month of events is dropped once it is rolled up, and not before', async () => {
  const months = async () =>
    (
      await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'analytics_events'::regclass order by 1`.execute(app.db)
    ).rows.map(({ name }) => name)
  await sql`select analytics_prepare('2026-01-31 23:30-05'), analytics_prepare('2026-01-31 12:00+00')`.execute(
    app.db,
  )
  expect(await months()).toEqual(
    expect.arrayContaining(['analytics_events_202601', 'analytics_events_202602']),
  )
  await sql`update analytics_roll_up set rolled_until = '2026-02-15'`.execute(app.db)
  await sql`select analytics_drop_months(now())`.execute(app.db)
  expect(await months()).not.toContain('analytics_events_202601')
  expect(await months()).toContain('analytics_events_202602')
})

test('owners see their own sites, without what is an administrator’s; an address of another site is not found', async () => {
  await happen(site, 'searches', 'nurse', 3)
  await happen(elsewhere, 'searches', 'welder', 4)
  await rollUp(app.db, inAnHour())
  const own = await screen('', owen)
  expect(total(own, 'searches')).toBe(3)
  expect(own.sites).toHaveLength(1)
  expect(own.totals.map(({ kind }) => kind)).not.toContain('feedsRead')
  expect((await screen('?figure=searches', owen)).subjects).toMatchObject([{ label: 'nurse', now: 3 }])
  expect((await app.get(`/analytics?themes=${elsewhere}`, { session: owen })).statusCode).toBe(404)
  expect((await app.get(`/analytics.csv?themes=${elsewhere}`, { session: owen })).statusCode).toBe(404)
  expect(total(await screen(`?themes=${elsewhere}`), 'searches')).toBe(4)
  const maria = await app.signIn({ firstName: 'Maria' })
  expect((await app.get('/analytics', { as: 'json', session: maria.session })).statusCode).toBe(403)
})

test('a figure leads to what it is made of, and that to its own days; rare words are not shown', async () => {
  await happen(site, 'searches', 'nurse', 5)
  await happen(site, 'searches', 'Maria Delgado', 2)
  await rollUp(app.db, inAnHour())
  const { subjects } = await screen('?figure=searches')
  expect(subjects).toMatchObject([{ subject: 'nurse', now: 5, before: 0, href: '/jobs/search?q=nurse' }])
  const one = await screen('?figure=searches&subject=nurse&by=week')
  expect(one).toMatchObject({ subjectLabel: 'nurse', subjects: null, totals: [{ kind: 'searches', now: 5 }] })
  const { body } = await app.get('/analytics?figure=searches', { session: ruth })
  expect(body).toContain('<svg')
  expect(body).toContain('Show as a table')
  expect((await screen('?figure=nonsense&period=-1&by=hour&themes=x')).figure).toBe('signUps')
})

test('files have every site and step, and no text that a spreadsheet would run', async () => {
  await app.db.updateTable('themes').set({ name: '=HYPERLINK("x")' }).where('id', '=', elsewhere).execute()
  await happen(elsewhere, 'searches', '=1+1', 4)
  await rollUp(app.db, inAnHour())
  const file = await app.get('/analytics.csv?period=7&by=week', { session: ruth })
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body).toMatch(/Site,From,Sign-ups,/)
  expect(file.body).toContain(`'=HYPERLINK`)
  expect(file.body.trim().split('\r\n')).toHaveLength(3)
  const list = await app.get('/analytics/list.csv?figure=searches', { session: ruth })
  expect(list.body).toContain(`'=1+1,,4,0`)
})

test('of each day the most frequent subjects stay, old ones by the week, with the sum of all', async () => {
  const words = Array.from({ length: 80 }, (_, at) => `word ${at}`)
  await writeEvents(
    app.db,
    words.map((subject, at) => ({ siteId: site, kind: 'searches', subject, count: at + 1 })),
  )
  await rollUp(app.db, inAnHour())
  await rollUp(app.db, new Date(Date.now() + 4 * 86_400_000))
  const lines = async () =>
    (
      await sql<{ lines: number; least: number; days: string[] }>`
        select count(*) as lines, min(events) as least, array_agg(distinct day::text) as days
        from analytics_subjects where theme_id = ${site}`.execute(app.db)
    ).rows[0]!
  expect(await lines()).toMatchObject({ lines: 50, least: 31 })
  const [day] = (await lines()).days
  await sql`insert into analytics_subjects (theme_id, kind, day, subject, events)
    values (${site}, 'searches', date_trunc('week', ${day}::date)::date + (extract(isodow from ${day}::date)::int % 7), 'word 79', 5)`.execute(
    app.db,
  )
  await rollUp(app.db, new Date(Date.now() + 95 * 86_400_000))
  const folded = await lines()
  expect(folded).toMatchObject({ lines: 50, least: 31 })
  expect(folded.days).toHaveLength(1)
  const { rows } =
    await sql`select extract(isodow from day)::int as weekday, events::int from analytics_subjects
    where theme_id = ${site} and subject = 'word 79'`.execute(app.db)
  expect(rows).toEqual([{ weekday: 1, events: 85 }])
  expect(total(await screen(), 'searches')).toBe((80 * 81) / 2)
})

test('steps: weeks from the first day, months of the calendar, the period before beside them', () => {
  const days = { from: '2026-10-24', to: '2026-11-20', beforeFrom: '2026-09-26', beforeTo: '2026-10-23' }
  expect(stepsOf(days, 'week').labels).toEqual(['Oct 24', 'Oct 31', 'Nov 7', 'Nov 14'])
  expect(stepsOf(days, 'month').labels).toEqual(['Oct 2026', 'Nov 2026'])
  expect(stepsOf(days, 'day').labels).toHaveLength(28)
  expect(stepsOf(days, 'week').stepOf('2026-09-26')).toBe(0)
  expect(stepsOf(days, 'day').stepOf('2026-10-23')).toBe(27)
  expect(plusDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(todayIn('America/New_York', new Date('2026-11-20T03:00:00Z'))).toBe('2026-11-19')
})
