import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#lib/db.ts'
import { feedHealth } from '#spec/lists.ts'
import type { FeedList, FeedQuery, FeedRow } from './schema.ts'

/** A run that says nothing for so long was killed. */
const silentMinutes = 5
const shownRuns = 24

type Row = {
  id: string
  employer_id: string
  employer: string
  url: string
  integration: string | null
  every_hours: number | null
  runs: {
    at: string
    ended: boolean
    silent: boolean
    success: boolean | null
    reason: string | null
    seconds: number
    read: number
    added: number
    changed: number
    gone: number
  }[]
}

/** All feeds with their health and their last runs; those that failed come first. */
export async function listFeeds(db: Db, query: z.infer<typeof FeedQuery>): Promise<FeedList> {
  const { q, health, page, limit } = query
  const { rows } = await sql<Row & { total: number; failed: number }>`
    with listed as (
      select feed.id, employer.id as employer_id, employer.name as employer, feed.url, feed.integration,
        case when feed.next_run_at is not null then feed.every_hours end as every_hours,
        -- null: no run has ended yet; a run that was killed did not succeed
        (select coalesce(run.success, false) from feed_runs run
          where run.feed_id = feed.id and (run.finished_at is not null or ${isSilent('run')})
          order by run.started_at desc limit 1) as success
      from feeds feed join employers employer on employer.id = feed.employer_id
      where ${q} = '' or employer.name ilike ${like(q)} or feed.url ilike ${like(q)}
    ), chosen as (
      select *, count(*) over () as total, count(*) filter (where success is false) over () as failed from listed
      where ${health}::text is null or success is not distinct from (${health} = ${feedHealth.healthy})
      order by success is false desc, lower(employer), id
      limit ${limit} offset ${(page - 1) * limit}
    )
    select chosen.*, coalesce((
      select json_agg(json_build_object('at', last.started_at, 'ended', last.finished_at is not null,
          'silent', last.finished_at is null and ${isSilent('last')},
          'success', last.success, 'reason', last.failure_reason,
          'seconds', extract(epoch from coalesce(last.finished_at, last.progress_at) - last.started_at),
          'read', last.read, 'added', last.added, 'changed', last.changed, 'gone', last.gone) order by last.started_at)
      from (select * from feed_runs run where run.feed_id = chosen.id order by started_at desc limit ${shownRuns}) last
    ), '[]') as runs
    from chosen order by chosen.success is false desc, lower(chosen.employer), chosen.id`.execute(db)
  return {
    feeds: rows.map(rowOf),
    totalDocs: rows[0]?.total ?? 0,
    failed: rows[0]?.failed ?? 0,
    page,
    limit,
    q,
    health,
  }
}

const isSilent = (run: string) =>
  sql`${sql.ref(run)}.progress_at < now() - make_interval(mins => ${sql.lit(silentMinutes)})`
const instant = (at: string) => new Date(at).toISOString()
const like = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`

function rowOf({ runs, ...row }: Row): FeedRow {
  const ended = runs.filter((run) => run.ended || run.silent)
  const last = ended.at(-1)
  const success = last ? last.success === true : null
  return {
    id: row.id,
    employer: { id: row.employer_id, name: row.employer },
    url: row.url,
    integration: row.integration,
    lastRanAt: last ? instant(last.at) : null,
    importedAmount: last?.read ?? null,
    success,
    failureReason: last && !success ? (last.reason ?? 'The run was interrupted before its end.') : null,
    duration: last ? Math.round(last.seconds * 10) / 10 : null,
    health: success === null ? null : success ? feedHealth.healthy : feedHealth.failed,
    mayConfirm: last?.reason?.includes('confirm it') ?? false,
    isRunning: runs.some((run) => !run.ended && !run.silent),
    everyHours: row.every_hours,
    runs: ended.map(({ at, read, added, changed, gone, ...run }) => ({
      startedAt: instant(at),
      success: run.success === true,
      read,
      added,
      changed,
      gone,
    })),
  }
}
