import { sql } from 'kysely'
import { type Measure, single } from '#lib/metrics/measure.ts'

export const feedMeasures: Measure[] = [
  {
    name: 'muster_feeds',
    help: 'Job feeds, by how their last reading ended: good, failed, none',
    labels: ['state'],
    async look(db) {
      const { rows } = await sql<{ state: string; value: number }>`
        select case when success then 'good' when success is false then 'failed' else 'none' end as state,
          count(*) as value
        from feeds f left join lateral (
          select success from feed_runs r where r.feed_id = f.id and r.finished_at is not null
          order by started_at desc limit 1) last on true
        where paused_at is null group by state`.execute(db)
      return rows.map(({ state, value }) => ({ value, labels: { state } }))
    },
  },
  {
    name: 'muster_feeds_overdue_seconds',
    help: 'How long ago the feed that has waited longest should have been read',
    async look(db) {
      const { rows } = await sql<{ value: number }>`
        select coalesce(extract(epoch from now() - min(next_run_at)), 0) as value
        from feeds where next_run_at <= now() and paused_at is null`.execute(db)
      return single(rows[0]?.value)
    },
  },
]
