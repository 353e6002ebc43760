import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'
import { sources } from './sources.ts'
import { candidates, foldWeek, pruneDays } from './tidy.ts'

/** Hours are rolled up when what happened in them has certainly been written. */
const settledMinutes = 4
const keptSubjectDays = 800
/** Events that are rolled up already are kept so long. */
const keptEventDays = 62

/**
 * Adds the complete hours since the last time to the days, each hour once, a day of hours in a transaction. Counts of people who
 * have since been erased stay: they name nobody.
 */
export async function rollUp(db: Db, now = new Date()): Promise<void> {
  while (await inScope(db, 'everywhere', (trx) => rollUpDay(trx, now)));
  await sql`select analytics_prepare(${now}::timestamptz + interval '1 day')`.execute(db)
  await sql`select analytics_drop_months(${now}::timestamptz - make_interval(days => ${keptEventDays}))`.execute(
    db,
  )
  await sql`delete from analytics_subjects where day < ${now}::date - ${keptSubjectDays}::int`.execute(db)
}

/** @returns whether there is more to do */
async function rollUpDay(trx: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ since: string; until: string; isBehind: boolean; endsDay: boolean }>`
    with settled as (select date_trunc('hour', ${now}::timestamptz - make_interval(mins => ${settledMinutes})) as hour),
    step as (
      select rolled_until as since,
        case when rolled_until = '-infinity' then hour else least(rolled_until + interval '1 day', hour) end as until
      from analytics_roll_up, settled for update of analytics_roll_up)
    select since::text, until::text, since < until as "isBehind",
      since > '-infinity' and since::date <> until::date as "endsDay" from step`.execute(trx)
  const { since, until, isBehind, endsDay } = rows[0]!
  if (!isBehind) return false
  await add(trx, since, until)
  if (endsDay) {
    // Two days later, so that the day is over in every time zone.
    await pruneDays(trx, since, until, 2)
    await foldWeek(trx, until)
  }
  await sql`update analytics_roll_up set rolled_until = ${until}::timestamptz`.execute(trx)
  return true
}

async function add(trx: Db, since: string, until: string) {
  const during = (column: string) =>
    sql`${sql.ref(column)} >= ${since}::timestamptz and ${sql.ref(column)} < ${until}::timestamptz`
  const happened = sql.join(
    sources.map((source) => source(during)),
    sql` union all `,
  )
  await sql`
    with happened (theme_id, kind, subject, at, n) as (${happened}),
    counted as materialized (
      select theme_id, kind, subject, (at at time zone time_zone)::date as day, sum(n)::bigint as events
      from happened join themes on themes.id = theme_id group by theme_id, kind, subject, 4),
    days as (
      insert into analytics_days (theme_id, day, kind, events)
      select theme_id, day, kind, sum(events) from counted group by grouping sets ((theme_id, day, kind), (day, kind))
      on conflict (theme_id, day, kind) do update set events = analytics_days.events + excluded.events),
    subjects as (
      select theme_id, kind, day, subject, sum(events) as events from counted where subject <> ''
      group by grouping sets ((theme_id, kind, day, subject), (kind, day, subject))),
    ranked as (
      select *, row_number() over (partition by theme_id, kind, day order by events desc, subject) as place from subjects)
    insert into analytics_subjects (theme_id, kind, day, subject, events)
    select theme_id, kind, day, subject, events from ranked where place <= ${candidates}
    on conflict (theme_id, kind, day, subject) do update set events = analytics_subjects.events + excluded.events
  `.execute(trx)
}
