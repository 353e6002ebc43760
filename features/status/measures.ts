import { sql } from 'kysely'
import { type Measure, single } from '#lib/metrics/measure.ts'
import { replicasOf } from './replicas.ts'

export const statusMeasures: Measure[] = [
  {
    name: 'muster_backup_completed_timestamp_seconds',
    help: 'When the last backup was complete; 0: there is none',
    async look(db) {
      const { rows } = await sql<{ value: number }>`
        select coalesce(extract(epoch from max(completed_at)), 0) as value from backups`.execute(db)
      return single(rows[0]?.value)
    },
  },
  {
    name: 'muster_replica_lag_seconds',
    help: 'How far each replica of the database is behind; the role of the application needs pg_read_all_stats to see it',
    labels: ['replica'],
    async look(db) {
      const replicas = (await replicasOf(db)) ?? []
      return replicas.map(({ name, seconds }) => ({ value: seconds, labels: { replica: name } }))
    },
  },
]
