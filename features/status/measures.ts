import { sql } from 'kysely'
import { type Measure, single } from '#lib/metrics/measure.ts'

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
]
