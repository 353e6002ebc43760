// npm run bench:analytics -- --events 100000000: two years of events rolled up, every screen, and what counting costs a page.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { analytics, rollUp, writeEvents } from '#features/analytics/index.ts'
import { AnalyticsQuery, figures, periods, steps } from '#features/analytics/schema.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { openLog } from '#lib/log.ts'
import { eventCounter } from '#lib/page-events.ts'
import { person } from '#test/person.ts'
import { withDatabase } from './database.ts'

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000000' },
    sites: { type: 'string', default: '20' },
    /** a folder for the events: an interrupted run goes on there, a further one only measures */
    kept: { type: 'string' },
    /** with `kept`: only what is there */
    measure: { type: 'boolean', default: false },
  },
})
const events = Number(values.events)
const siteCount = Number(values.sites)
const days = 730
/** Made, and rolled up, together. */
const daysAtOnce = 30
/** Months whose events are made at random, one by one; the others draw from theirs, which is four times as fast. */
const randomMonths = 2
const rounds = 5
const pages = 300_000
const dayMs = 86_400_000

await withDatabase({ connections: 20, ...(values.kept && { keptIn: values.kept }) }, ({ db }) => measure(db))

async function measure(db: Db) {
  const sites = await sitesOf(db)
  const rollUpPerSecond = values.measure ? null : await fill(db, sites)
  await sql`vacuum analyze analytics_days, analytics_subjects`.execute(db)
  const [kept] = (
    await sql<{ events: number; days: number; subjects: number }>`
      select (select sum(events) from analytics_days where theme_id is null)::int as events,
        (select count(*) from analytics_days) as days, (select count(*) from analytics_subjects) as subjects`.execute(
      db,
    )
  ).rows
  const screens = await screensOf(db, sites)
  const ingest = await ingestOf(db, sites)
  console.log(
    JSON.stringify({
      ...{ events: kept!.events, sites: siteCount, days, rollUpPerSecond },
      ...{ rowsOfDays: kept!.days, rowsOfSubjects: kept!.subjects, ...screens, ...ingest },
    }),
  )
}

async function sitesOf(db: Db): Promise<string[]> {
  const there = await db.selectFrom('themes').select('id').orderBy('id').execute()
  if (there.length) return there.map(({ id }) => id)
  const names = Array.from({ length: siteCount }, (_, at) => ({ name: `Site ${at + 1}` }))
  return (await db.insertInto('themes').values(names).returning('id').execute()).map(({ id }) => id)
}

/**
 * Two years of events, rolled up month by month while those of the next month are written.
 * @returns events rolled up a second; null: they were already
 */
async function fill(db: Db, sites: string[]): Promise<number | null> {
  const first = await firstDay(db)
  const { until } = await rolledUp(db, first)
  const isThere = Math.round((until.getTime() - first.getTime()) / dayMs)
  if (isThere >= days) return null
  await happen(db, sites, first, isThere)
  let rolling = 0
  for (let from = isThere; from < days; from += daysAtOnce) {
    const to = Math.min(from + daysAtOnce, days)
    const began = performance.now()
    const rolled = rollUp(db, new Date(first.getTime() + to * dayMs + dayMs / 2)).then(() => {
      rolling += performance.now() - began
    })
    await Promise.all([rolled, to < days && happen(db, sites, first, to)])
    console.error(`day ${to} of ${days}, after ${Math.round(performance.now() / 1000)} s`)
  }
  return Math.round((events * (days - isThere)) / days / (rolling / 1000))
}

/** Of an earlier run on the same data, or so long ago. */
async function firstDay(db: Db): Promise<Date> {
  const { rows } = await sql<{
    first: string | null
  }>`select min(day)::text as first from analytics_days`.execute(db)
  return new Date(rows[0]?.first ?? new Date(Date.now() - days * dayMs).toISOString().slice(0, 10))
}

/** Until when events are rolled up; it begins at the first day. */
async function rolledUp(db: Db, first: Date) {
  await sql`update analytics_roll_up set rolled_until = ${first} where rolled_until = '-infinity'`.execute(db)
  const { rows } = await sql<{ until: Date }>`select rolled_until as until from analytics_roll_up`.execute(db)
  return rows[0]!
}

/** The events of the days from this one on: few sites, jobs and searches have most of them, and there is a long tail. */
async function happen(db: Db, sites: string[], first: Date, from: number) {
  const count = Math.min(daysAtOnce, days - from)
  const day = new Date(first.getTime() + from * dayMs)
  const total = Math.round((events * count) / days)
  // A month may be shorter.
  for (const at of [0, count / 2, count])
    await sql`select analytics_prepare(${new Date(day.getTime() + at * dayMs)})`.execute(db)
  const made = from < randomMonths * daysAtOnce ? random(sites, total) : await drawn(db, total)
  await sql`
    insert into analytics_events (theme_id, kind, subject, hour, events)
    select theme_id, kind, subject,
      ${day}::timestamptz + floor((n - 1) * ${24 * count}::float8 / ${total}) * interval '1 hour', 1
    from (${made}) made
    where not exists (select from analytics_events where hour >= ${day} and hour < ${day}::timestamptz + interval '1 hour')`.execute(
    db,
  )
}

function random(sites: string[], total: number) {
  return sql`
  select n, kind, (${sites}::uuid[])[1 + floor(${siteCount}::int * a * a)::int] as theme_id,
    case kind when 'jobViews' then md5(floor(60000 * b * b * b)::text)::uuid::text
      when 'codesTranslated' then 'army-' || floor(900 * b * b)::text
      else 'words ' || floor(30000 * b * b * b)::text end as subject
  from (select n, random() as a, random() as b,
    (array['jobViews', 'jobViews', 'jobViews', 'jobViews', 'jobViews', 'searches', 'searches', 'searches', 'codesTranslated', 'searchesWithoutResults'])
      [1 + floor(random() * 10)::int] as kind
    from generate_series(1, ${total}::int) n) chances`
}

/** So many of the random ones, from a random one on. */
async function drawn(db: Db, total: number) {
  await sql`create unlogged table if not exists bench_events as
    select row_number() over () as n, theme_id, kind, subject from analytics_events`.execute(db)
  const { rows } = await sql<{ size: number }>`select max(n)::int as size from bench_events`.execute(db)
  const start = Math.floor(Math.random() * (rows[0]!.size - total))
  return sql`select n - ${start} as n, theme_id, kind, subject from bench_events where n > ${start} and n <= ${start + total}`
}

/** Every figure, period and step, for an administrator of all sites and the owner of three. */
async function screensOf(db: Db, sites: string[]) {
  // The last day that has events: on an unfinished folder it is not today's.
  const { rows } = await sql<{ today: string }>`select max(day)::text as today from analytics_days`.execute(
    db,
  )
  const { today } = rows[0]!
  const viewers = [
    person({ id: newId(), type: 'Admin' }),
    person({ id: newId(), isThemeOwner: true, ownedThemes: sites.slice(0, 3) }),
  ]
  const took: number[] = []
  let slowest = { screen: '', ms: 0 }
  for (const viewer of viewers)
    for (const { kind: figure } of figures)
      for (const { value: period } of periods)
        for (const { value: by } of steps)
          for (let round = 0; round <= rounds; round++) {
            const query = AnalyticsQuery.parse({ figure, period, by })
            const began = performance.now()
            await analytics(db, { viewer, query, today })
            const ms = performance.now() - began
            if (round === 0) continue
            took.push(ms)
            if (ms > slowest.ms)
              slowest = { screen: `${viewer.type} ${figure} ${period} ${by}`, ms: Math.round(ms) }
          }
  took.sort((a, b) => a - b)
  const at = (share: number) => Number(took[Math.floor(share * (took.length - 1))]!.toFixed(1))
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), slowest }
}

/** CPU of the process for each page that is counted, writing included. PostgreSQL's own is not in it. */
async function ingestOf(db: Db, sites: string[]) {
  const counter = eventCounter(db, [writeEvents], openLog('error'))
  const jobs = Array.from({ length: 5_000 }, () => newId())
  const before = process.cpuUsage()
  for (let page = 1; page <= pages; page++) {
    counter.count(sites[page % siteCount]!, {
      kind: 'jobViews',
      subject: jobs[(page * 7_919) % jobs.length]!,
    })
    // As often as a process that answers a thousand pages a second writes.
    if (page % 10_000 === 0) await counter.write()
  }
  const { user, system } = process.cpuUsage(before)
  return { ingestMsPerPage: Number(((user + system) / 1000 / pages).toFixed(5)) }
}
