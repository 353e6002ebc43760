import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { Kind } from './schema.ts'

/** What happened on a day; `subjects`: the part of it that each of them is. */
export type HistoryDay = {
  siteId: string
  day: string
  kind: Kind
  events: number
  subjects: Record<string, number>
}

/**
 * Brings in figures of the past from elsewhere. What the tables hold until now is in them: it is not counted again.
 * Does nothing once hours have been rolled up.
 */
export async function bringHistory(db: Db, days: HistoryDay[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const begun = await sql`update analytics_roll_up set rolled_until = date_trunc('hour', now())
      where rolled_until = '-infinity'`.execute(trx)
    if (!begun.numAffectedRows) return
    const subjects = days.flatMap(({ subjects, ...day }) =>
      Object.entries(subjects).map(([subject, events]) => ({ ...day, subject, events })),
    )
    await sql`
      insert into analytics_days (theme_id, day, kind, events)
      select theme_id, day, kind, sum(events) from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        as rows ("siteId" uuid, day date, kind text, events bigint), lateral (select "siteId" as theme_id) site
      group by grouping sets ((theme_id, day, kind), (day, kind))
      on conflict (theme_id, day, kind) do nothing`.execute(trx)
    await sql`
      insert into analytics_subjects (theme_id, kind, day, subject, events)
      select theme_id, kind, day, subject, sum(events) from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb)
        as rows ("siteId" uuid, day date, kind text, subject text, events bigint), lateral (select "siteId" as theme_id) site
      group by grouping sets ((theme_id, kind, day, subject), (kind, day, subject))
      on conflict (theme_id, kind, day, subject) do nothing`.execute(trx)
  })
}
