import { sql } from 'kysely'
import type { EventWriter } from '#lib/page-events.ts'

/** Adds what was counted to the hour that it is. Sites that were deleted meanwhile are left out when hours are rolled up. */
export const writeEvents: EventWriter = async (trx, counted) => {
  await sql`select analytics_prepare(now())`.execute(trx)
  await sql`
    insert into analytics_events (theme_id, kind, subject, hour, events)
    select theme_id, kind, subject, date_trunc('hour', now(), 'UTC'), events
    from unnest(
      ${counted.map(({ siteId }) => siteId)}::uuid[], ${counted.map(({ kind }) => kind)}::text[],
      ${counted.map(({ subject }) => subject)}::text[], ${counted.map(({ count }) => count)}::int[]
    ) as counted (theme_id, kind, subject, events)`.execute(trx)
}
