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
  options: { events: { type: 'string', default: '100000000' }, sites: { type: 'string', default: '20' } },
})
const events = Number(values.events)
const siteCount = Number(values.sites)
const days = 730
const rounds = 5
const pages = 300_000

await withDatabase({ connections: 20 }, ({ db }) => measure(db))

async function measure(db: Db) {
  const sites = await addSites(db)
  const first = Date.now() - days * 86_400_000
  await sql`update analytics_roll_up set rolled_until = ${new Date(first)}::timestamptz::date`.execute(db)
  let rolling = 0
  for (let day = 0; day < days; day++) {
    await happen(db, sites, new Date(first + day * 86_400_000))
    if (day % 30 !== 29 && day !== days - 1) continue
    const began = performance.now()
    await rollUp(db, new Date(first + (day + 1) * 86_400_000))
    rolling += performance.now() - began
    console.error(`day ${day + 1} of ${days}`)
  }
  await sql`vacuum analyze analytics_days, analytics_subjects`.execute(db)
  const [kept] = (
    await sql<{ days: number; subjects: number }>`
      select (select count(*) from analytics_days) as days, (select count(*) from analytics_subjects) as subjects`.execute(
      db,
    )
  ).rows
  const screens = await screensOf(db, sites)
  const ingest = await ingestOf(db, sites)
  console.log(
    JSON.stringify({
      ...{ events, sites: siteCount, days, rollUpPerSecond: Math.round(events / (rolling / 1000)) },
      ...{ rowsOfDays: kept!.days, rowsOfSubjects: kept!.subjects, ...screens, ...ingest },
    }),
  )
}

async function addSites(db: Db): Promise<string[]> {
  const names = Array.from({ length: siteCount }, (_, at) => ({ name: `Site ${at + 1}` }))
  return (await db.insertInto('themes').values(names).returning('id').execute()).map(({ id }) => id)
}

/** A day of events: few sites, jobs and searches have most of them, and there is a long tail. */
async function happen(db: Db, sites: string[], day: Date) {
  await sql`select analytics_prepare(${day}::timestamptz), analytics_prepare(${day}::timestamptz + interval '1 day')`.execute(
    db,
  )
  await sql`
    insert into analytics_events (theme_id, kind, subject, hour, events)
    select (${sites}::uuid[])[1 + floor(${siteCount}::int * a * a)::int], kind,
      case kind when 'jobViews' then md5(floor(60000 * b * b * b)::text)::uuid::text
        when 'codesTranslated' then 'army-' || floor(900 * b * b)::text else 'words ' || floor(30000 * b * b * b)::text end,
      ${day}::timestamptz::date + floor(c * 24) * interval '1 hour', 1
    from (select random() as a, random() as b, random() as c,
      (array['jobViews', 'jobViews', 'jobViews', 'jobViews', 'jobViews', 'searches', 'searches', 'searches', 'codesTranslated', 'searchesWithoutResults'])
        [1 + floor(random() * 10)::int] as kind
      from generate_series(1, ${Math.round(events / days)}::int)) made`.execute(db)
}

/** Every figure, period and step, for an administrator of all sites and the owner of three. */
async function screensOf(db: Db, sites: string[]) {
  const today = new Date().toISOString().slice(0, 10)
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
