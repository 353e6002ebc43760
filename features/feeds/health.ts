import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { feedHealth } from '#spec/lists.ts'
import { hasAddress } from './feeds.ts'
import { waitingRuns } from './schedule.ts'
import type { FeedList, FeedQuery, FeedRow } from './schema.ts'

/** A run without progress for this long was killed. */
const silentMinutes = 5
const shownRuns = 24

type Listed = {
  id: string
  employer_id: string
  employer: string
  url: string
  integration: string | null
  every_hours: number | null
  success: boolean | null
  paused_at: Date | null
}

type Run = {
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
}

/** The feeds that match, with their health and last runs; failed ones come first. */
export async function listFeeds(db: Db, query: FeedQuery): Promise<FeedList> {
  const feeds = matching(db, query)
  const [{ rows, ...page }, { failed }] = await Promise.all([
    pageOf(
      db,
      feeds
        .selectAll()
        .select(lastRuns)
        .orderBy(sql`success is false and paused_at is null`, 'desc')
        .orderBy(sql`lower(employer)`)
        .orderBy('id'),
      query,
    ),
    feeds
      .where('success', '=', false)
      .where('paused_at', 'is', null)
      .select((row) => row.fn.countAll<number>().as('failed'))
      .executeTakeFirstOrThrow(),
  ])
  const waiting = await waitingRuns(
    db,
    rows.map(({ id }) => id),
  )
  return {
    ...query,
    ...page,
    feeds: rows.map((row) => ({ ...rowOf(row), isWaiting: waiting.has(row.id) })),
    failed,
  }
}

function matching(db: Db, { q, health }: FeedQuery) {
  const listed = sql<Listed>`(
    select feed.id, employer.id as employer_id, employer.name as employer, feed.url, feed.integration, feed.paused_at,
      case when feed.next_run_at is not null then feed.every_hours end as every_hours,
      -- null: no run has ended yet; a killed run did not succeed
      (select coalesce(run.success, false) from feed_runs run
        where run.feed_id = feed.id and (run.finished_at is not null or ${isSilent('run')})
        order by run.started_at desc limit 1) as success
    from feeds feed join employers employer on employer.id = feed.employer_id
    where ${q} = '' or employer.name ilike ${like(q)} or feed.url ilike ${like(q)}
  )`.as<'listed'>('listed')
  return db
    .selectFrom(listed)
    .$if(health === 'Paused', (feeds) => feeds.where('paused_at', 'is not', null))
    .$if(health !== null && health !== 'Paused', (feeds) =>
      feeds.where('paused_at', 'is', null).where('success', '=', health === feedHealth.healthy),
    )
}

const lastRuns = () =>
  sql<Run[]>`coalesce((
    select json_agg(json_build_object('at', last.started_at, 'ended', last.finished_at is not null,
        'silent', last.finished_at is null and ${isSilent('last')},
        'success', last.success, 'reason', last.failure_reason,
        'seconds', extract(epoch from coalesce(last.finished_at, last.progress_at) - last.started_at),
        'read', last.read, 'added', last.added, 'changed', last.changed, 'gone', last.gone) order by last.started_at)
    from (select * from feed_runs run where run.feed_id = listed.id order by started_at desc limit ${shownRuns}) last
  ), '[]')`.as('runs')

const isSilent = (run: string) =>
  sql`${sql.ref(run)}.progress_at < now() - make_interval(mins => ${sql.lit(silentMinutes)})`
const instant = (at: string) => new Date(at).toISOString()
const like = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`

function rowOf({ runs, ...row }: Listed & { runs: Run[] }): Omit<FeedRow, 'isWaiting'> {
  const ended = runs.filter((run) => run.ended || run.silent)
  const last = ended.at(-1)
  const success = last ? last.success === true : null
  return {
    id: row.id,
    employer: { id: row.employer_id, name: row.employer },
    url: row.url,
    hasAddress: hasAddress(row.url),
    integration: row.integration,
    lastRanAt: last ? instant(last.at) : null,
    importedAmount: last?.read ?? null,
    success,
    failureReason: last && !success ? (last.reason ?? 'The run was interrupted.') : null,
    duration: last ? Math.round(last.seconds * 10) / 10 : null,
    health: success === null ? null : success ? feedHealth.healthy : feedHealth.failed,
    mayConfirm: last?.reason?.includes('confirm it') ?? false,
    pausedAt: row.paused_at?.toISOString() ?? null,
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
