import { sql } from 'kysely'
import type { Retention } from '#lib/retention.ts'

/** The newest of each feed stays: it says what the feed is like. */
export const feedRunRetention: Retention = {
  setting: 'RETAIN_FEED_RUNS_DAYS',
  what: 'Logs of imports',
  table: 'feed_runs',
  isOver: (before) => sql<boolean>`finished_at < ${before} and exists (
    select from feed_runs newer where newer.feed_id = feed_runs.feed_id and newer.started_at > feed_runs.started_at)`,
}
