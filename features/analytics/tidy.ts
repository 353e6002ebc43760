import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/** Of each figure of a day, the most frequent subjects are kept: the others would be nearly all rows, and nobody's list. */
const keptSubjects = 50
/**
 * Of what happened between two roll-ups, so many subjects of a figure are added to the day: those beyond were each seen so seldom that
 * they are among the most frequent of no day (decision 539).
 */
export const candidates = 5 * keptSubjects
/** After this many days, subjects are kept by the week. Four weeks and those before them are by the day. */
const daysByDay = 70

/** Keeps the most frequent subjects of the days from `since` to `until`, so many days earlier. */
export const pruneDays = (trx: Db, since: string, until: string, earlier: number) =>
  sql`
    delete from analytics_subjects s using (
      select ctid, row_number() over (partition by theme_id, kind, day order by events desc, subject) as place
      from analytics_subjects
      where day between ${since}::timestamptz::date - ${earlier}::int and ${until}::timestamptz::date - ${earlier}::int) ranked
    where s.ctid = ranked.ctid and ranked.place > ${keptSubjects}`.execute(trx)

/** On Mondays: the subjects of one old week become rows of its Monday. Each Monday is passed once (roll-up.ts). */
export async function foldWeek(trx: Db, until: string): Promise<void> {
  const { rows } = await sql<{ monday: string }>`
    select monday::text from (
      select date_trunc('week', ${until}::timestamptz::date - ${daysByDay}::int)::date - 7 as monday) week
    where extract(isodow from ${until}::timestamptz) = 1`.execute(trx)
  const monday = rows[0]?.monday
  if (!monday) return
  await sql`
    insert into analytics_subjects (theme_id, kind, day, subject, events)
    select theme_id, kind, ${monday}::date, subject, sum(events) from analytics_subjects
    where day between ${monday}::date and ${monday}::date + 6 group by theme_id, kind, subject
    on conflict (theme_id, kind, day, subject) do update set events = excluded.events`.execute(trx)
  await sql`delete from analytics_subjects where day between ${monday}::date + 1 and ${monday}::date + 6`.execute(
    trx,
  )
  await pruneDays(trx, monday, monday, 0)
}
