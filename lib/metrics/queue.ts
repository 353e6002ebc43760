import { sql } from 'kysely'
import { runnersClass } from '../queue/alive.ts'
import type { Measure } from './measure.ts'

/** Background work: how much waits, for how long, and who does it. */
export const queueMeasures: Measure[] = [
  {
    name: 'muster_queue_tasks',
    help: 'Tasks of background work, by name and state: waiting, later, running, failed',
    labels: ['task', 'state'],
    async look(db) {
      const { rows } = await sql<{ task: string; state: string; value: number }>`
        select task_identifier as task, count(*) as value,
          case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
            when run_at > now() then 'later' else 'waiting' end as state
        from graphile_worker.jobs group by task, state`.execute(db)
      return rows.map(({ value, ...labels }) => ({ value, labels }))
    },
  },
  {
    name: 'muster_queue_oldest_seconds',
    help: 'How long the oldest task that is due has waited to begin, by name',
    labels: ['task'],
    async look(db) {
      const { rows } = await sql<{ task: string; value: number }>`
        select task_identifier as task, extract(epoch from now() - min(run_at)) as value
        from graphile_worker.jobs
        where locked_at is null and attempts < max_attempts and run_at <= now() group by task`.execute(db)
      return rows.map(({ value, ...labels }) => ({ value, labels }))
    },
  },
  {
    name: 'muster_queue_workers',
    help: 'Processes that do background work',
    async look(db) {
      const { rows } = await sql<{ value: number }>`
        select count(distinct pid) as value from pg_locks
        where locktype = 'advisory' and classid = ${runnersClass}::int::oid
          and database = (select oid from pg_database where datname = current_database())`.execute(db)
      return rows
    },
  },
]
