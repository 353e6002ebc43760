import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { EventWriter } from '#lib/page-events.ts'

/** The kind of an event that a page of a job leaves; its subject is the job's id. */
export const jobViews = 'jobViews'

/** Adds views of job pages to the day, for those who hire: each job by itself, as soon as they are written. */
export const writeJobViews: EventWriter = async (trx, counted) => {
  const views = counted.filter(({ kind }) => kind === jobViews)
  if (!views.length) return
  await sql`insert into job_views (job_id, employer_id, day, views)
    select j.id, j.employer_id, (now() at time zone 'UTC')::date, sum(seen.views)
    from unnest(${views.map(({ subject }) => subject)}::uuid[], ${views.map(({ count }) => count)}::int[]) as seen (id, views)
    join jobs j on j.id = seen.id group by j.id, j.employer_id order by j.id
    on conflict (job_id, day) do update set views = job_views.views + excluded.views`.execute(trx)
}

/** Views of past days, of a platform that counted them before; a day that was counted here stays. */
export async function bringJobViews(
  db: Db,
  counted: { id: string; day: Date; views: number }[],
): Promise<void> {
  await sql`insert into job_views (job_id, employer_id, day, views)
    select j.id, j.employer_id, seen.day, seen.views
    from unnest(${counted.map(({ id }) => id)}::uuid[], ${counted.map(({ day }) => day.toISOString().slice(0, 10))}::date[],
      ${counted.map(({ views }) => views)}::int[]) as seen (id, day, views)
    join jobs j on j.id = seen.id on conflict (job_id, day) do nothing`.execute(db)
}
